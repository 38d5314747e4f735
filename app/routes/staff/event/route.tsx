import { answerDeskEvent } from "#app/compose/events/event-desk.server.ts";
import { deskEventAt, eventFormValues, eventLists } from "#app/compose/events/event-form.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { EventDesk } from "#domain/events/desk/components/event-desk.tsx";
import { EventForm } from "#domain/events/desk/components/event-form.tsx";
import { feedbackOn, unsafeCountPeople } from "#domain/events/desk/desk.queries.server.ts";
import { eventPaths } from "#domain/events/event-paths.ts";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";

export async function loader({ params }: Route.LoaderArgs) {
  const event = await deskEventAt(params.event_id);
  const { id, slug, title, state, capacity, checkInCode, recordingUrl, slidesUrl } = event;
  return {
    event: {
      ...{ id, slug, title, state, capacity, checkInCode },
      recordingUrl: recordingUrl ?? "",
      slidesUrl: slidesUrl ?? "",
      hasRecordingFile: event.recordingFileId !== null,
      hasSlidesFile: event.slidesFileId !== null,
      hasBegun: event.startsAt <= new Date(),
    },
    people: await unsafeCountPeople(event.id),
    feedback: await feedbackOn(event.id),
    kept: eventFormValues(event),
    lists: await eventLists(),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const event = await deskEventAt(params.event_id);
  return answerDeskEvent(context, event, await readFormData(request));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.event.title ?? "Event"} - Waymark desk` }];
}

export default function StaffEventPage({ loaderData, actionData }: Route.ComponentProps) {
  const { event, people, feedback, kept, lists } = loaderData;
  // Several forms stand here: what one of them was told is not shown in another.
  const state = actionData ?? undefined;
  const isOfForm = state?.values.intent === "save";
  return (
    <main id="main" className="wrap desk">
      <PageHead
        title={event.title}
        lead={eventPaths.event(event.slug)}
        crumbs={[{ label: "Events", to: "/staff/events" }]}
      />
      <EventDesk
        event={event}
        people={people}
        feedback={feedback}
        state={isOfForm ? undefined : state}
      />
      <section className="desk__section" aria-labelledby="words">
        <h2 id="words">What readers see</h2>
        {/* After a save the fields show what was kept. */}
        <EventForm
          key={kept.revision}
          kept={kept}
          state={isOfForm ? state : undefined}
          isNew={false}
          action={eventPaths.deskEvent(event.id)}
          lists={lists}
        />
      </section>
    </main>
  );
}
