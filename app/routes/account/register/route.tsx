import { href } from "react-router";
import { answerRegister, loadRegister } from "#app/compose/account/register.server.ts";
import { RegisterPage } from "#domain/accounts/registration/components/register-page.tsx";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/route";

export function loader({ request, params }: Route.LoaderArgs) {
  return loadRegister({ request, params });
}

export function action({ request, params, context }: Route.ActionArgs) {
  return answerRegister({ request, params, context }, "register");
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `Create your account, ${loaderData?.university.name} - Waymark` }];
}

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const { university, referralCode } = loaderData;
  // An invitation goes along to the other doors.
  const search = referralCode ? `?${new URLSearchParams({ ref: referralCode })}` : "";
  const id = { university_id: String(university.id) };

  return (
    <RegisterPage
      {...loaderData}
      state={actionData}
      title="Create your account"
      lead={`For students of ${university.name}. First your email, then four short steps.`}
      emailHint={`Use the address ${university.shortName} gave you, or the one you gave it.`}
    >
      <li>
        Have an account?{" "}
        <Link to={href("/login/user-email-password/:university_id", id) + search}>Sign in</Link>
      </li>
      <li>
        Not arrived yet?{" "}
        <Link to={href("/jumpstart-register/:university_id", id) + search}>Join Jumpstart</Link>
      </li>
      <li>
        Graduated from {university.shortName}?{" "}
        <Link to={href("/alumni-student-registration/:university_id", id) + search}>
          Join as alumni
        </Link>
      </li>
    </RegisterPage>
  );
}
