import { answerAmbassador, loadAmbassador } from "#app/compose/referrals/ambassador-page.server.ts";
import { OwnPageForm } from "#domain/editorial/ambassadors/components/own-page-form.tsx";
import { HostedEvents } from "#domain/events/components/hosted-events.tsx";
import { AmbassadorScreen } from "#domain/referrals/components/ambassador-screen.tsx";
import type { Route } from "./+types/route";

export function loader({ context }: Route.LoaderArgs) {
  return loadAmbassador({ context }, new Date());
}

export function action(args: Route.ActionArgs) {
  return answerAmbassador(args);
}

export function meta() {
  return [{ title: "Ambassador’s desk - Waymark" }];
}

export default function AmbassadorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { events, page, ...view } = loaderData;
  return (
    <AmbassadorScreen {...view} state={actionData}>
      <HostedEvents events={events} />
      <OwnPageForm page={page} state={actionData} />
    </AmbassadorScreen>
  );
}
