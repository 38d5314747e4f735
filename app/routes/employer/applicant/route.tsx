import { answerApplicantForm, loadApplicant } from "#app/compose/applications/applicants.server.ts";
import { ApplicantScreen } from "#domain/applications/components/applicant-screen.tsx";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";

export function loader(args: Route.LoaderArgs) {
  return loadApplicant(args);
}

export function action(args: Route.ActionArgs) {
  return answerApplicantForm(args);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.name || "Applicant"} - Waymark for employers` }];
}

export default function ApplicantPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ApplicantScreen view={loaderData} state={actionData} />;
}
