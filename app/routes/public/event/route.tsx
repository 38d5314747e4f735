import { useDeviceZone } from "#app/compose/site/use-device-zone.ts";
import { EventScreen } from "#domain/events/components/event-screen.tsx";
import { PlacePanel } from "#domain/events/components/place-panel.tsx";
import { PlaceSide } from "#domain/events/components/place-side.tsx";
import { RegisterForm } from "#domain/events/components/register-form.tsx";
import { eventPaths } from "#domain/events/event-paths.ts";
import { Card } from "#ui/card.tsx";
import type { Route } from "./+types/route";
import { eventMeta } from "./event-meta.ts";
import { answerEvent, loadEvent } from "./page.server.ts";

export function loader(args: Route.LoaderArgs) {
  return loadEvent(args);
}

export function action(args: Route.ActionArgs) {
  return answerEvent(args);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? eventMeta(loaderData) : [];
}

export default function EventPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, place, mayAsk, member, listHref, zones, hasAsked } = loaderData;
  const state = actionData ?? undefined;
  const mustConfirm = hasAsked && !member;
  useDeviceZone(loaderData, state);
  return (
    <EventScreen view={view} listHref={listHref} zones={zones} mayBook={mayAsk}>
      <PlaceSide status={place?.state ?? (mustConfirm ? "asked" : null)}>
        {place ? (
          <PlacePanel
            place={place}
            action={eventPaths.event(view.slug)}
            isOver={view.booking === "over"}
            state={state}
          />
        ) : null}
        {mustConfirm ? <LookInYourMail /> : null}
        {mayAsk && !mustConfirm ? (
          <RegisterForm view={view} member={member} zones={zones} state={state} />
        ) : null}
      </PlaceSide>
    </EventScreen>
  );
}

/** The same words for everybody, so that nobody learns who has a place. */
function LookInYourMail() {
  return (
    <Card tone="framed" title="Check your email">
      <p role="status">
        We sent you a link. Open it to confirm that you want to come. If it is not there in a few
        minutes, look in the spam folder.
      </p>
    </Card>
  );
}
