import { Form } from "react-router";
import { z } from "zod";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf, universityIdOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { type List, type QueryOf, readList } from "#app/shell/list/list.ts";
import { csvOf } from "#app/shell/list/list-csv.server.ts";
import { ListPage } from "#app/shell/list/list-page.tsx";
import { ListStudentsForm } from "#domain/universities/components/list-students-form.tsx";
import { preAuthorise } from "#domain/universities/pre-authorise.server.ts";
import {
  listPreAuthorised,
  type PreAuthorisedStudent,
} from "#domain/universities/pre-authorised.queries.server.ts";
import { readPreAuthorisedRows } from "#domain/universities/pre-authorised.ts";
import { preAuthoriseRefusals } from "#domain/universities/refusals.ts";
import { removePreAuthorised } from "#domain/universities/remove-pre-authorised.server.ts";
import { longDay } from "#rules/days.ts";
import { rowNumber } from "#rules/row-number.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Tag } from "#ui/tag.tsx";
import type { Route } from "./+types/route";

const listSchema = z.object({
  students: z.string().trim().min(3, "Paste at least one line: email, name, course end."),
});

const list = {
  name: "Students who may register",
  search: "Name or email",
  columns: [
    { key: "name", label: "Name", isRowHeading: true, text: ({ name }) => name },
    { key: "email", label: "Email", text: ({ email }) => email },
    {
      key: "ends",
      label: "Course ends",
      text: ({ courseEndsOn }) => courseEndsOn ?? "",
      cell: ({ courseEndsOn }) => (courseEndsOn ? longDay(courseEndsOn) : "Not given"),
    },
    {
      key: "account",
      label: "Account",
      text: ({ hasAccount }) => (hasAccount ? "Registered" : "Not yet"),
      cell: ({ hasAccount }) =>
        hasAccount ? <Tag tone="positive">Registered</Tag> : <Tag>Not yet</Tag>,
    },
    { key: "remove", label: "Take off", cell: (student) => <RemoveForm {...student} /> },
  ],
} satisfies List<PreAuthorisedStudent>;

type Asked = Pick<Route.LoaderArgs, "context">;

const read = (query: QueryOf<typeof list>, { context }: Asked) =>
  listPreAuthorised(universityIdOf(context), query);

export const middleware: Route.MiddlewareFunction[] = [csvOf(list, read)];

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readList(request, list);
  return { query, students: await read(query, { context }) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readFormData(request);
  const member = memberOf(context);
  const removing = fields.get("remove");
  if (removing !== null) {
    const removed = await removePreAuthorised(member, rowNumber(removing));
    return redirectWithFlash(
      "/pre-auth-student",
      removed.ok ? "Taken off the list." : preAuthoriseRefusals[removed.error],
    );
  }

  const form = readFields(fields, listSchema);
  if (!form.ok) return badForm(form);
  const { rows, mistakes } = readPreAuthorisedRows(form.value.students);
  if (mistakes.length > 0) {
    return badForm({
      errors: { students: mistakes.map(({ line, problem }) => `Line ${line}: ${problem}`) },
      values: form.values,
    });
  }
  const added = await preAuthorise(member, rows, new Date());
  if (!added.ok) return refusedForm(form.values, preAuthoriseRefusals[added.error], "students");
  return redirectWithFlash(
    "/pre-auth-student",
    `${added.value.added} added, ${added.value.updated} brought up to date.`,
  );
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
      lead="People on this list can make an account with any email address. Addresses on your own domains need no listing."
      actions={<ButtonLink to="/university/invite">Invite one person</ButtonLink>}
      before={
        <ListStudentsForm
          errors={actionData?.errors.students}
          pasted={actionData?.values.students}
        />
      }
      empty={{
        title: "The list is empty",
        children: "Paste your students above to let them in without waiting.",
      }}
    />
  );
}

function RemoveForm({ id, name }: { id: number; name: string }) {
  return (
    <Form method="post">
      <Button variant="quiet" size="s" name="remove" value={id}>
        Take off <span className="vh">{name}</span>
      </Button>
    </Form>
  );
}
