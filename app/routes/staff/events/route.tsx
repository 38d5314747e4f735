import { type List, type QueryOf, readList } from "#app/shell/list/list.ts";
import { csvOf } from "#app/shell/list/list-csv.server.ts";
import { ListPage } from "#app/shell/list/list-page.tsx";
import { unsafeListEvents } from "#domain/events/desk/desk.queries.server.ts";
import { eventKinds } from "#domain/events/event.ts";
import { eventPaths } from "#domain/events/event-paths.ts";
import { dayAndTimeIn, placeOf } from "#rules/zoned-time.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Tag } from "#ui/tag.tsx";
import type { Route } from "./+types/route";

type EventLine = {
  id: number;
  title: string;
  href: string;
  kind: string;
  when: string;
  state: "draft" | "published" | "cancelled";
  places: string;
  waiting: number;
};

const states = { draft: "Draft", published: "Published", cancelled: "Cancelled" } as const;
const tones = { draft: "plain", published: "positive", cancelled: "negative" } as const;

const list = {
  name: "Events",
  search: "Title or host",
  filters: {
    state: { label: "State", all: "Any state", options: states },
    when: {
      label: "When",
      all: "Any time",
      options: { upcoming: "Coming up", past: "Past" },
    },
  },
  columns: [
    {
      key: "title",
      label: "Title",
      isRowHeading: true,
      text: ({ title }) => title,
      cell: ({ title, href }) => <Link to={href}>{title}</Link>,
    },
    { key: "kind", label: "Kind", text: ({ kind }) => kind },
    { key: "when", label: "First session", text: ({ when }) => when },
    {
      key: "state",
      label: "State",
      text: ({ state }) => states[state],
      cell: ({ state }) => <Tag tone={tones[state]}>{states[state]}</Tag>,
    },
    { key: "places", label: "Places", isFigure: true, text: ({ places }) => places },
    { key: "waiting", label: "Waiting", isFigure: true, text: ({ waiting }) => waiting },
  ],
} satisfies List<EventLine>;

async function read({ q, filters, page, pageSize }: QueryOf<typeof list>) {
  const { rows, ...paged } = await unsafeListEvents({ q, ...filters, page, pageSize }, new Date());
  return {
    ...paged,
    rows: rows.map(({ id, title, kind, path, zone, startsAt, state, held, capacity, waiting }) => ({
      ...{ id, title, state, waiting },
      kind: eventKinds[kind],
      href: path === null ? eventPaths.deskEvent(id) : `/staff/fairs/${path.slice(1)}`,
      when: `${dayAndTimeIn(zone, startsAt)}, ${placeOf(zone)}`,
      places: capacity === null ? String(held) : `${held} of ${capacity}`,
    })),
  };
}

export const middleware: Route.MiddlewareFunction[] = [csvOf(list, read)];

export async function loader({ request }: Route.LoaderArgs) {
  const query = readList(request, list);
  return { query, events: await read(query) };
}

export function meta() {
  return [{ title: "Events - Waymark desk" }];
}

export default function StaffEventsPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      title="Events"
      list={list}
      query={loaderData.query}
      paged={loaderData.events}
      rowKey={({ id }) => String(id)}
      lead="Workshops, webinars and the days of fairs. Places, waiting lists and emails are handled automatically."
      actions={<ButtonLink to="/staff/events/new">Make an event</ButtonLink>}
      empty={{
        title: "No event yet",
        children: "Make the first one. It is a draft until you publish it.",
      }}
    />
  );
}
