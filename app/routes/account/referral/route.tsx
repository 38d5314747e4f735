import { data, href, redirect } from "react-router";
import { referralCode, rememberReferral } from "#app/compose/account/referral.server.ts";
import { siteContext } from "#app/contexts.ts";
import { AuthPage, Solo } from "#domain/accounts/sign-in/components/auth-page.tsx";
import { UniversityChooser } from "#domain/accounts/sign-in/components/university-chooser.tsx";
import { listUniversityChoices } from "#domain/universities/university-choices.server.ts";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/route";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { university } = context.get(siteContext);
  const code = referralCode(params.slug);
  const cookie = await rememberReferral(request, code);
  const headers = cookie ? { "set-cookie": cookie } : {};
  const chosen = university
    ? String(university.id)
    : new URL(request.url).searchParams.get("university");
  if (chosen && /^\d+$/.test(chosen)) {
    const page = href("/register/:university_id", { university_id: chosen });
    // Where no cookie may be set, the code travels in the address.
    throw redirect(code && !cookie ? `${page}?ref=${code}` : page, { headers });
  }

  const universities = await listUniversityChoices(new Date());
  return data(
    { universities, code, isKept: cookie !== null, isUnchosen: chosen !== null },
    { headers },
  );
}

export function meta() {
  return [{ title: "Somebody sent you here - Waymark" }, { name: "robots", content: "noindex" }];
}

export default function Referral({ loaderData }: Route.ComponentProps) {
  const { universities, code, isKept, isUnchosen } = loaderData;

  return (
    <AuthPage
      title="Somebody thought of you"
      lead="Waymark helps international students find work that fits their visa. Choose your university to join."
    >
      <Solo
        beside={
          code ? (
            <p className="small muted">
              You came with the code <b>{code}</b>, so that the person who sent you can be thanked.{" "}
              {isKept
                ? "It is remembered on this device for 30 days."
                : "It goes with you as you register."}
            </p>
          ) : undefined
        }
      >
        <UniversityChooser
          universities={universities}
          error={isUnchosen ? "Choose your university from the list." : undefined}
        />
        <p className="small">
          Have an account? <Link to={href("/login")}>Sign in</Link>
        </p>
      </Solo>
    </AuthPage>
  );
}
