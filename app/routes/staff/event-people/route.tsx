import { deskEventAt } from "#app/compose/events/event-form.server.ts";
import { answerPeople } from "#app/compose/events/event-people.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { type List, type QueryOf, readList } from "#app/shell/list/list.ts";
import { csvOf } from "#app/shell/list/list-csv.server.ts";
import { ListPage } from "#app/shell/list/list-page.tsx";
import { AmbassadorForm } from "#domain/events/desk/components/ambassador-form.tsx";
import { PersonActs } from "#domain/events/desk/components/person-acts.tsx";
import { type EventPerson, unsafeListPeople } from "#domain/events/desk/desk.queries.server.ts";
import { ambassadorOf } from "#domain/events/desk/set-ambassador.server.ts";
import { eventPaths } from "#domain/events/event-paths.ts";
import { placeLabels } from "#domain/events/places/place.ts";
import { isoDay, longDay, shortDay } from "#rules/days.ts";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import { Tag } from "#ui/tag.tsx";
import type { Route } from "./+types/route";

const list = {
  name: "Attendees",
  search: "Name or email",
  filters: { state: { label: "Place", all: "Any", options: placeLabels } },
  columns: [
    { key: "name", label: "Name", isRowHeading: true, text: ({ name }) => name },
    { key: "email", label: "Email", text: ({ email }) => email },
    {
      key: "state",
      label: "Place",
      text: ({ state }) => placeLabels[state],
      cell: ({ state }) => (
        <Tag tone={state === "held" ? "positive" : "plain"}>{placeLabels[state]}</Tag>
      ),
    },
    { key: "zone", label: "Time zone", text: ({ timeZone }) => timeZone },
    {
      key: "registered",
      label: "Registered",
      text: ({ createdAt }) => longDay(isoDay(createdAt)),
      cell: ({ createdAt }) => shortDay(isoDay(createdAt)),
    },
    {
      key: "answers",
      label: "Answers",
      text: ({ answers }) =>
        Object.entries(answers)
          .map(([question, words]) => `${question} ${words}`)
          .join("; "),
    },
    { key: "attended", label: "Attended", text: ({ attendedAt }) => (attendedAt ? "Yes" : "") },
    {
      key: "acts",
      label: "",
      cell: (person) => <PersonActs {...person} wasThere={person.attendedAt !== null} />,
    },
  ],
} satisfies List<EventPerson>;

const read = (eventId: number, query: QueryOf<typeof list>) =>
  unsafeListPeople(eventId, { ...query, ...query.filters });

export const middleware: Route.MiddlewareFunction[] = [
  csvOf(list, async (query, { params }) =>
    read((await deskEventAt(params.event_id ?? "")).id, query),
  ),
];

export async function loader({ request, params }: Route.LoaderArgs) {
  const event = await deskEventAt(params.event_id);
  const query = readList(request, list);
  const { id, title } = event;
  const [people, ambassador] = await Promise.all([read(id, query), ambassadorOf(id)]);
  return { id, title, query, people, ambassador };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const event = await deskEventAt(params.event_id);
  return answerPeople(context, event.id, await readFormData(request));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `Attendees: ${loaderData?.title ?? "Event"} - Waymark desk` }];
}

export default function EventPeoplePage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, query, people, ambassador } = loaderData;
  const refusal = actionData?.errors.form?.[0];
  return (
    <ListPage
      title={`Attendees: ${title}`}
      list={list}
      query={query}
      paged={people}
      rowKey={(person) => String(person.id)}
      lead={
        <>
          <Link to={eventPaths.deskEvent(id)}>Back to the event</Link>. The waiting list is in
          order.
          {refusal ? <Notice tone="negative">{refusal}</Notice> : null}
        </>
      }
      after={
        <AmbassadorForm
          email={actionData?.values.ambassador ?? ambassador ?? ""}
          error={actionData?.errors.ambassador?.[0]}
        />
      }
      empty={{ title: "Nobody yet", children: "People appear here as soon as they book a place." }}
    />
  );
}
