import { href } from "react-router";
import { answerRegister, loadRegister } from "#app/compose/account/register.server.ts";
import { RegisterPage } from "#domain/accounts/registration/components/register-page.tsx";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/route";

export function loader({ request, params }: Route.LoaderArgs) {
  return loadRegister({ request, params });
}

export function action({ request, params, context }: Route.ActionArgs) {
  return answerRegister({ request, params, context }, "alumni");
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `Join as alumni, ${loaderData?.university.name} - Waymark` }];
}

export default function AlumniRegister({ loaderData, actionData }: Route.ComponentProps) {
  const { university } = loaderData;
  const id = { university_id: String(university.id) };

  return (
    <RegisterPage
      {...loaderData}
      state={actionData}
      title="Join as alumni"
      lead={`For graduates of ${university.name}.`}
      emailHint={`An address you will keep. If ${university.shortName} does not know it, ask for access on the next screen.`}
    >
      <li>
        Have an account?{" "}
        <Link to={href("/login/user-email-password/:university_id", id)}>Sign in</Link>
      </li>
      <li>
        Still studying?{" "}
        <Link to={href("/register/:university_id", id)}>Create a student account</Link>
      </li>
    </RegisterPage>
  );
}
