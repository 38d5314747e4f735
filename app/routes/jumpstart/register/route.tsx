import { href } from "react-router";
import { answerRegister, loadRegister } from "#app/compose/account/register.server.ts";
import { RegisterPage } from "#domain/accounts/registration/components/register-page.tsx";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/route";

export function loader({ request, params }: Route.LoaderArgs) {
  return loadRegister({ request, params });
}

export function action({ request, params, context }: Route.ActionArgs) {
  return answerRegister({ request, params, context }, "jumpstart");
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `Join Jumpstart, ${loaderData?.university.name} - Waymark` }];
}

export default function JumpstartRegister({ loaderData, actionData }: Route.ComponentProps) {
  const { university } = loaderData;
  const id = { university_id: String(university.id) };

  return (
    <RegisterPage
      {...loaderData}
      state={actionData}
      title="Join Jumpstart"
      lead={`For students on their way to ${university.name}. Start before you fly.`}
      emailHint={`The address you gave ${university.shortName} when you applied.`}
    >
      <li>
        Have an account?{" "}
        <Link to={href("/jumpstart-login/:university_id", id)}>Sign in to Jumpstart</Link>
      </li>
      <li>
        Arrived already?{" "}
        <Link to={href("/register/:university_id", id)}>Create a student account</Link>
      </li>
    </RegisterPage>
  );
}
