import { answerInvite } from "#app/compose/account/invite.server.ts";
import { InvitePage } from "#domain/accounts/registration/components/invite-page.tsx";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";

/** Colleagues are invited from the team, with a role there. */
const roles = ["student", "alumni", "predeparture_student"] as const;

export function action({ request, context }: Route.ActionArgs) {
  return answerInvite({ request, context });
}

export function meta() {
  return [{ title: "Invite somebody - Waymark" }];
}

export default function UniversityInvitePage({ actionData }: Route.ComponentProps) {
  const crumb = { label: "Students who may register", to: "/pre-auth-student" };
  return <InvitePage crumb={crumb} roles={roles} state={actionData} />;
}
