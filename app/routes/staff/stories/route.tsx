import { type List, readList } from "#app/shell/list/list.ts";
import { ListPage } from "#app/shell/list/list-page.tsx";
import { unsafeListStories } from "#domain/editorial/stories/stories.queries.server.ts";
import { type SharedStory, storyStatuses } from "#domain/editorial/stories/story.ts";
import { isoDay, longDay } from "#rules/days.ts";
import { Link } from "#ui/link.tsx";
import { Tag } from "#ui/tag.tsx";
import type { Route } from "./+types/route";

const list = {
  name: "Success stories",
  filters: { status: { label: "State", all: "All", options: storyStatuses } },
  columns: [
    {
      key: "title",
      label: "Story",
      isRowHeading: true,
      cell: ({ id, title }) => <Link to={`/staff/stories/${id}`}>{title}</Link>,
    },
    { key: "name", label: "Display name", cell: ({ name }) => name },
    { key: "job", label: "Work", cell: ({ job }) => job },
    { key: "sent", label: "Sent", cell: ({ sentAt }) => longDay(isoDay(sentAt)) },
    {
      key: "status",
      label: "State",
      cell: ({ status }) => (
        <Tag tone={status === "approved" ? "positive" : "line"}>{storyStatuses[status]}</Tag>
      ),
    },
  ],
} satisfies List<SharedStory>;

export async function loader({ request }: Route.LoaderArgs) {
  const query = readList(request, list);
  return { query, stories: await unsafeListStories({ ...query, ...query.filters }) };
}

export function meta() {
  return [{ title: "Success stories - Waymark desk" }];
}

export default function StoriesPage({ loaderData: { query, stories } }: Route.ComponentProps) {
  return (
    <ListPage
      list={list}
      query={query}
      paged={stories}
      rowKey={({ id }) => id}
      keys={{}}
      lead="Stories that readers sent. Each is read before it is shown; a withdrawn one is deleted and leaves this list."
      empty={{ title: "No stories", children: "Stories that readers send arrive here." }}
    />
  );
}
