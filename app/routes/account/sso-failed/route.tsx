import { href } from "react-router";
import { AuthPage, Solo } from "#domain/accounts/sign-in/components/auth-page.tsx";
import {
  isSignOnRefusal,
  signOnRefusals,
} from "#domain/accounts/single-sign-on/provider/refusals.ts";
import { findUniversity } from "#domain/universities/universities.queries.server.ts";
import { rowNumber } from "#rules/row-number.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import type { Route } from "./+types/route";

export async function loader({ url }: Route.LoaderArgs) {
  const reason = url.searchParams.get("reason") ?? "";
  const code = url.searchParams.get("code") ?? "";
  const university = await findUniversity(rowNumber(url.searchParams.get("university")));
  return {
    sentence: signOnRefusals[isSignOnRefusal(reason) ? reason : "wrong-answer"],
    // Only a code of ours: nobody else's words stand on this page.
    code: /^[0-9A-Z]{8}$/.test(code) ? code : null,
    university: university && { id: String(university.id), name: university.name },
  };
}

export function meta() {
  return [{ title: "You are not signed in - Waymark" }, { name: "robots", content: "noindex" }];
}

export default function SignOnFailed({ loaderData }: Route.ComponentProps) {
  const { sentence, code, university } = loaderData;
  const signInHref = university
    ? href("/login/user-email-password/:university_id", { university_id: university.id })
    : href("/login");
  return (
    <AuthPage title="You are not signed in">
      <Solo>
        <Notice tone="negative" title={university?.name}>
          {sentence}
        </Notice>
        {code ? (
          <p>
            When you ask for help, give this code: <b className="mono">{code}</b>
          </p>
        ) : null}
        <div className="btns">
          <ButtonLink to={signInHref}>Go to the sign-in page</ButtonLink>
        </div>
        {university ? (
          <p className="small">
            <Link to={href("/request-access/:university_id", { university_id: university.id })}>
              Ask {university.name} for access
            </Link>
          </p>
        ) : null}
      </Solo>
    </AuthPage>
  );
}
