import { answerInvitations, loadInvitations } from "#app/compose/referrals/invite-page.server.ts";
import { memberOf } from "#app/member.server.ts";
import { InviteScreen } from "#domain/referrals/components/invite-screen.tsx";
import { referralPaths } from "#domain/referrals/referral-paths.ts";
import type { Route } from "./+types/route";

export async function loader({ context }: Route.LoaderArgs) {
  const isAmbassador = memberOf(context).role === "ambassador";
  return { isAmbassador, ...(await loadInvitations({ context }, new Date())) };
}

export function action(args: Route.ActionArgs) {
  return answerInvitations(args, referralPaths.invite);
}

export function meta() {
  return [{ title: "Invite friends - Waymark" }];
}

export default function InviteFriendsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <InviteScreen {...loaderData} state={actionData} />;
}
