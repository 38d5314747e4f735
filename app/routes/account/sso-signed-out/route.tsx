import { href, redirect } from "react-router";
import { browserSecretOf } from "#app/compose/account/sign-on.server.ts";
import { AuthPage, Solo } from "#domain/accounts/sign-in/components/auth-page.tsx";
import { findSignOut } from "#domain/accounts/single-sign-on/entry/sign-out-of-provider.server.ts";
import { findUniversity } from "#domain/universities/universities.queries.server.ts";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/route";

export async function loader({ request, url }: Route.LoaderArgs) {
  const asked = {
    attemptId: url.searchParams.get("attempt") ?? "",
    browserSecret: await browserSecretOf(request),
  };
  const found = await findSignOut(asked, new Date());
  const university = found && (await findUniversity(found.universityId));
  if (!found || !university) throw redirect(href("/login"));
  return { name: university.name, url: found.url };
}

export function meta() {
  return [{ title: "You are signed out - Waymark" }, { name: "robots", content: "noindex" }];
}

export default function SignedOutOfHere({ loaderData }: Route.ComponentProps) {
  const { name, url } = loaderData;
  return (
    <AuthPage title="You are signed out of Waymark">
      <Solo>
        <p>
          You may still be signed in at {name}. On a computer that others use, sign out there too.
        </p>
        <div className="btns">
          {/* Another site: a plain link. */}
          <a className="btn btn--mark" href={url}>
            Sign out of {name} too
          </a>
        </div>
        <p className="small">
          <Link to={href("/login")}>Sign in again</Link>
        </p>
      </Solo>
    </AuthPage>
  );
}
