import { answerNewEvent, eventLists } from "#app/compose/events/event-form.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { EventForm } from "#domain/events/desk/components/event-form.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";

export function loader() {
  return eventLists();
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerNewEvent(context, await readFormData(request));
}

export function meta() {
  return [{ title: "Make an event - Waymark desk" }];
}

export default function NewEventPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="Make an event"
        lead="It is saved as a draft first, so that you can check it before anybody else sees it."
        crumbs={[{ label: "Events", to: "/staff/events" }]}
      />
      <EventForm
        kept={{ kind: "webinar", zone: "Europe/London" }}
        state={actionData ?? undefined}
        isNew
        action="/staff/events/new"
        lists={loaderData}
      />
    </main>
  );
}
