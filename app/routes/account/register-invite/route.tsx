import { href } from "react-router";
import { roleNames } from "#domain/accounts/people/role-names.ts";
import { findInvitation } from "#domain/accounts/registration/registrations.server.ts";
import { SET_UP_TIME } from "#domain/accounts/registration/set-up-time.ts";
import { AuthPage, Solo } from "#domain/accounts/sign-in/components/auth-page.tsx";
import { LinkInvalid } from "#domain/accounts/sign-in/components/link-invalid.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { DescriptionList } from "#ui/description-list.tsx";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/route";

export async function loader({ request, params }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const invitation = await findInvitation(params.user_id, token, new Date());
  if (!invitation) return null;

  const { email, name, role, universityName } = invitation;
  return { token, email, name, role, universityName };
}

export function meta() {
  return [{ title: "You are invited - Waymark" }, { name: "robots", content: "noindex" }];
}

export default function RegisterInvite({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <LinkInvalid>
        <Link to={href("/register")}>create an account yourself</Link>
      </LinkInvalid>
    );
  }
  const { token, email, name, role, universityName } = loaderData;
  const page = href("/register/setup-account/update-profile/:user_email", { user_email: email });

  return (
    <AuthPage
      title="You are invited"
      lead={`An account is ready for you. Setting it up takes ${SET_UP_TIME}.`}
    >
      <Solo>
        <DescriptionList
          items={[
            { term: "Name", detail: name },
            { term: "Email", detail: email },
            { term: "You join as", detail: roleNames[role] },
            ...(universityName ? [{ term: "University", detail: universityName }] : []),
          ]}
        />
        <div className="btns">
          <ButtonLink to={`${page}?token=${encodeURIComponent(token)}`}>
            Set up my account
          </ButtonLink>
        </div>
        <p className="small muted">
          Not you? Close this page. Nothing happens until the account is set up.
        </p>
      </Solo>
    </AuthPage>
  );
}
