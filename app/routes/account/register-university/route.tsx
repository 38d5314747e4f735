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
  return [{ title: `${loaderData?.university.name}, careers with Waymark` }];
}

/** Reached from a university's own pages, by people who may not know who we are. */
export default function RegisterUniversity({ loaderData, actionData }: Route.ComponentProps) {
  const { university } = loaderData;
  const id = { university_id: String(university.id) };

  return (
    <RegisterPage
      {...loaderData}
      state={actionData}
      title={`Careers at ${university.shortName}`}
      lead={`${university.name} offers its international students Waymark: jobs, guides, a CV studio and people to talk to. It costs you nothing.`}
      emailHint={`Use your ${university.shortName} address.`}
    >
      <li>
        Been here before?{" "}
        <Link to={href("/login/user-email-password/:university_id", id)}>Sign in</Link>
      </li>
      <li>
        Work at {university.shortName}?{" "}
        <Link to={href("/university-user-registration")}>Ask for a staff account</Link>
      </li>
    </RegisterPage>
  );
}
