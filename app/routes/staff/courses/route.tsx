import { type List, type QueryOf, readList } from "#app/shell/list/list.ts";
import { csvOf } from "#app/shell/list/list-csv.server.ts";
import { ListPage } from "#app/shell/list/list-page.tsx";
import { OldFigures } from "#domain/learning/desk/components/old-figures.tsx";
import { OrderForm } from "#domain/learning/desk/components/order-form.tsx";
import { unsafeListCourses } from "#domain/learning/desk/courses.queries.server.ts";
import { coursePaths } from "#domain/learning/desk/desk-paths.ts";
import { lessonsWithOldFigures } from "#domain/learning/desk/figures/old-figures.server.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Tag } from "#ui/tag.tsx";
import type { Route } from "./+types/route";

type CourseLine = {
  id: number;
  slug: string;
  title: string;
  tier: "standard" | "premium";
  state: "draft" | "published";
  lessons: number;
  published: number;
  captioned: number;
  position: number;
};

const tiers = { standard: "Standard", premium: "Premium" } as const;
const states = { draft: "Draft", published: "Published" } as const;

const list = {
  name: "Courses",
  search: "Title or address",
  filters: {
    tier: { label: "Tier", all: "Any tier", options: tiers },
    state: { label: "State", all: "Any state", options: states },
  },
  columns: [
    {
      key: "title",
      label: "Course",
      isRowHeading: true,
      text: ({ title }) => title,
      cell: ({ id, title }) => <Link to={coursePaths.course(id)}>{title}</Link>,
    },
    { key: "tier", label: "Tier", text: ({ tier }) => tiers[tier] },
    {
      key: "state",
      label: "State",
      text: ({ state }) => states[state],
      cell: ({ state }) => (
        <Tag tone={state === "published" ? "positive" : "plain"}>{states[state]}</Tag>
      ),
    },
    {
      key: "lessons",
      label: "Lessons published",
      isFigure: true,
      text: ({ published, lessons }) => `${published} of ${lessons}`,
    },
    {
      key: "captions",
      label: "With captions",
      isFigure: true,
      text: ({ captioned, lessons }) => `${captioned} of ${lessons}`,
    },
    {
      key: "order",
      label: "Order",
      text: ({ position }) => String(position),
      cell: ({ id, title }) => (
        <OrderForm
          action={coursePaths.course(id)}
          title={title}
          up="course-up"
          down="course-down"
        />
      ),
    },
  ],
} satisfies List<CourseLine>;

function read({ q, filters, page, pageSize }: QueryOf<typeof list>) {
  return unsafeListCourses({ q, ...filters, page, pageSize });
}

export const middleware: Route.MiddlewareFunction[] = [csvOf(list, read)];

export async function loader({ request }: Route.LoaderArgs) {
  const query = readList(request, list);
  const [courses, old] = await Promise.all([read(query), lessonsWithOldFigures(new Date())]);
  return { query, courses, old };
}

export function meta() {
  return [{ title: "Courses - Waymark desk" }];
}

export default function StaffCoursesPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      title="Courses"
      list={list}
      query={loaderData.query}
      paged={loaderData.courses}
      rowKey={({ id }) => String(id)}
      lead="The Career Ignition Hub: courses, their films and captions, and what people watch."
      before={<OldFigures lessons={loaderData.old} />}
      actions={<ButtonLink to="/staff/courses/new">Make a course</ButtonLink>}
      empty={{
        title: "No course yet",
        children: "Make the first one. It is a draft until you publish it.",
      }}
    />
  );
}
