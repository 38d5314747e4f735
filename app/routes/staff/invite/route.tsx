import { answerInvite } from "#app/compose/account/invite.server.ts";
import { InvitePage } from "#domain/accounts/registration/components/invite-page.tsx";
import { listUniversityChoices } from "#domain/universities/university-choices.server.ts";
import { roles } from "#rules/access/visitor.ts";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";

export async function loader() {
  const choices = await listUniversityChoices(new Date());
  return { universities: choices.map(({ id, name }) => ({ value: String(id), label: name })) };
}

export function action({ request, context }: Route.ActionArgs) {
  return answerInvite({ request, context });
}

export function meta() {
  return [{ title: "Invite somebody - Waymark desk" }];
}

export default function StaffInvitePage({ loaderData, actionData }: Route.ComponentProps) {
  const crumb = { label: "People", to: "/staff/people" };
  return <InvitePage crumb={crumb} roles={roles} state={actionData} {...loaderData} />;
}
