import { loadAmbassador } from "#app/compose/referrals/ambassador-page.server.ts";
import { answerInvitations } from "#app/compose/referrals/invite-page.server.ts";
import { OwnPageNote } from "#domain/editorial/ambassadors/components/own-page-note.tsx";
import { HostedEvents } from "#domain/events/components/hosted-events.tsx";
import { AmbassadorScreen } from "#domain/referrals/components/ambassador-screen.tsx";
import { referralPaths } from "#domain/referrals/referral-paths.ts";
import type { Route } from "./+types/route";

export function loader({ context }: Route.LoaderArgs) {
  return loadAmbassador({ context }, new Date());
}

export function action(args: Route.ActionArgs) {
  return answerInvitations(args, referralPaths.ambassador);
}

export function meta() {
  return [{ title: "Ambassador’s desk - Waymark" }];
}

export default function AmbassadorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { events, ...view } = loaderData;
  return (
    <AmbassadorScreen {...view} state={actionData}>
      <HostedEvents events={events} />
      <OwnPageNote />
    </AmbassadorScreen>
  );
}
