import { Form } from "react-router";
import { z } from "zod";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf, universityIdOf } from "#app/member.server.ts";
import { linkToPage, pageCountOf, readPage, readQuery } from "#app/paging.ts";
import { readFormData } from "#app/request-body.server.ts";
import { ListStudentsForm } from "#domain/universities/components/list-students-form.tsx";
import { preAuthorise } from "#domain/universities/pre-authorise.server.ts";
import { listPreAuthorised } from "#domain/universities/pre-authorised.queries.server.ts";
import { readPreAuthorisedRows } from "#domain/universities/pre-authorised.ts";
import { preAuthoriseRefusals } from "#domain/universities/refusals.ts";
import { removePreAuthorised } from "#domain/universities/remove-pre-authorised.server.ts";
import { longDay } from "#rules/days.ts";
import { formatCount } from "#rules/formats/counts.ts";
import { rowNumber } from "#rules/row-number.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Field } from "#ui/field.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import { DataTable } from "#ui/table.tsx";
import { Tag } from "#ui/tag.tsx";
import type { Route } from "./+types/students";
import "#app/shell/desk.css";

const listSchema = z.object({
  students: z.string().trim().min(3, "Paste at least one line: email, name, course end."),
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const q = readQuery(request);
  return { q, students: await listPreAuthorised(universityIdOf(context), readPage(request), q) };
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

export default function StudentsPage({
  loaderData: { q, students },
  actionData,
}: Route.ComponentProps) {
  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="Students who may register"
        lead="People on this list can make an account with any email address. Addresses on your own domains need no listing."
        actions={<ButtonLink to="/university/invite">Invite one person</ButtonLink>}
      />
      <ListStudentsForm errors={actionData?.errors.students} pasted={actionData?.values.students} />
      <Form className="desk__search" role="search">
        <Field label="Name or email" name="q" type="search" defaultValue={q} />
        <Button variant="ink">Search</Button>
      </Form>
      {students.rows.length === 0 ? (
        <EmptyState title={q ? "Nobody by that name on the list" : "The list is empty"}>
          {q
            ? "Search for part of the name or email."
            : "Paste your students above to let them in without waiting."}
        </EmptyState>
      ) : (
        <DataTable
          isStacked
          caption={`${formatCount(students.total)} on the list`}
          rows={students.rows}
          rowKey={(student) => student.id}
          columns={[
            { key: "name", heading: "Name", isRowHeading: true, cell: (student) => student.name },
            { key: "email", heading: "Email", cell: (student) => student.email },
            {
              key: "ends",
              heading: "Course ends",
              cell: (student) =>
                student.courseEndsOn ? longDay(student.courseEndsOn) : "Not given",
            },
            {
              key: "account",
              heading: "Account",
              cell: (student) =>
                student.hasAccount ? <Tag tone="positive">Registered</Tag> : <Tag>Not yet</Tag>,
            },
            { key: "remove", heading: "Take off", cell: (student) => <RemoveForm {...student} /> },
          ]}
        />
      )}
      <Pager
        label="Students"
        page={students.page}
        pageCount={pageCountOf(students)}
        linkTo={(page) => linkToPage(q, page)}
      />
    </main>
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
