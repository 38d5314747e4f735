import { Form } from "react-router";
import { universityIdOf } from "#app/member.server.ts";
import { type List, type QueryOf, readList } from "#app/shell/list/list.ts";
import { csvOf } from "#app/shell/list/list-csv.server.ts";
import { ListPage } from "#app/shell/list/list-page.tsx";
import { Imports, Joined } from "#domain/universities/lists/components/lists-so-far.tsx";
import { SendListForm } from "#domain/universities/lists/components/send-list-form.tsx";
import {
  listPreAuthorised,
  type PreAuthorisedStudent,
} from "#domain/universities/pre-authorised.queries.server.ts";
import { isoDay, shortDay } from "#rules/days.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Tag } from "#ui/tag.tsx";
import type { Route } from "./+types/route";
import { answerStudents, loadLists } from "./page.server.ts";

const list = {
  name: "Students who may register",
  search: "Name or email",
  filters: {
    account: {
      label: "Account",
      all: "Everybody",
      options: { joined: "Joined", "not-yet": "Never joined", reminded: "Reminded" },
    },
  },
  columns: [
    { key: "name", label: "Name", isRowHeading: true, text: ({ name }) => name },
    { key: "email", label: "Email", text: ({ email }) => email },
    {
      key: "ends",
      label: "Course ends",
      text: ({ courseEndsOn }) => courseEndsOn ?? "",
      cell: ({ courseEndsOn }) => (courseEndsOn ? dayOf(courseEndsOn) : "Not given"),
    },
    {
      key: "account",
      label: "Account",
      text: ({ hasAccount }) => (hasAccount ? "Registered" : "Not yet"),
      cell: ({ hasAccount }) =>
        hasAccount ? <Tag tone="positive">Registered</Tag> : <Tag>Not yet</Tag>,
    },
    {
      key: "reminded",
      label: "Reminded",
      text: ({ remindedAt }) => (remindedAt ? isoDay(remindedAt) : ""),
      cell: ({ remindedAt, noRemindersAt }) =>
        noRemindersAt ? "No emails" : remindedAt ? dayOf(isoDay(remindedAt)) : "No",
    },
    { key: "remove", label: "Remove", cell: (student) => <RemoveForm {...student} /> },
  ],
} satisfies List<PreAuthorisedStudent>;

/** Short, so that the table fits a tablet: 12 Sep 2027. */
function dayOf(day: string): string {
  return `${shortDay(day)} ${day.slice(0, 4)}`;
}

type RequestArgs = Pick<Route.LoaderArgs, "context">;

const read = ({ filters, ...asked }: QueryOf<typeof list>, { context }: RequestArgs) =>
  listPreAuthorised(universityIdOf(context), {
    ...asked,
    ...(filters.account && { account: filters.account }),
  });

export const middleware: Route.MiddlewareFunction[] = [csvOf(list, read)];

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readList(request, list);
  return { query, students: await read(query, { context }), ...(await loadLists(context)) };
}

export function action(args: Route.ActionArgs) {
  return answerStudents(args);
}

export function meta() {
  return [{ title: "Students who may register - Waymark" }];
}

export default function StudentsPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ListPage
      list={list}
      query={loaderData.query}
      paged={loaderData.students}
      rowKey={({ id }) => id}
      lead="People on this list can make an account with any email address. People with an address on your own domains do not need to be listed."
      actions={<ButtonLink to="/university/invite">Invite one person</ButtonLink>}
      before={
        <>
          <Joined {...loaderData} />
          <SendListForm state={actionData} />
          <Imports imports={loaderData.imports} />
        </>
      }
      empty={{
        title: "The list is empty",
        children: "Add your students above so that they can register without waiting.",
      }}
    />
  );
}

function RemoveForm({ id, name }: { id: number; name: string }) {
  return (
    <Form method="post">
      <Button variant="quiet" size="s" name="remove" value={id}>
        Remove <span className="vh">{name}</span>
      </Button>
    </Form>
  );
}
