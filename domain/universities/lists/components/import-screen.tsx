import { formatCount } from "#rules/formats/counts.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import { Progress } from "#ui/progress.tsx";
import { Section } from "#ui/section.tsx";
import { DataTable } from "#ui/table.tsx";
import type { ImportRow, StudentImport } from "../imports.queries.server.ts";
import "./import-screen.css";

type Rows = { rows: readonly ImportRow[]; total: number; page: number; pageCount: number };

type ImportScreenProps = {
  list: StudentImport;
  wrong: Rows;
  right: Rows;
  /** How many rows still keep it from starting. */
  unsettled: number;
  canUndo: boolean;
};

/** A list before, while and after it is brought in. */
export function ImportScreen(props: ImportScreenProps) {
  const { list, right, canUndo } = props;
  const path = `/pre-auth-student/imports/${list.id}`;
  return (
    <main id="main" className="wrap desk">
      <PageHead
        title={list.name}
        lead={leads[list.status](list)}
        crumbs={[{ label: "Students who may register", to: "/pre-auth-student" }]}
      />
      {list.status === "importing" ? (
        <Progress
          label="Importing students"
          value={list.doneCount}
          max={right.total}
          unit="students"
          left="You can leave this page and come back."
        />
      ) : null}
      {list.status === "review" ? <Review {...props} path={path} /> : null}
      {canUndo ? (
        <Form method="post" action={path}>
          <Button name="intent" value="undo" variant="second">
            Undo this import
          </Button>
        </Form>
      ) : null}
      <Section title={list.status === "review" ? "Ready to import" : "Students on this list"}>
        <Ready right={right} path={path} />
      </Section>
    </main>
  );
}

const leads = {
  review: ({ rowCount }) =>
    `${formatCount(rowCount)} rows were read. Nobody is added before you press Import.`,
  importing: () => "It is being imported.",
  done: ({ addedCount, updatedCount }) =>
    `Imported: ${formatCount(addedCount)} added, ${formatCount(updatedCount)} updated. You can undo it for 30 days.`,
  undone: () => "This import was undone. Accounts that people made are not affected.",
} satisfies Record<StudentImport["status"], (list: StudentImport) => string>;

function Review({ wrong, right, unsettled, path }: ImportScreenProps & { path: string }) {
  return (
    <>
      {wrong.total > 0 ? <Repair wrong={wrong} path={path} /> : null}
      {right.total === 0 ? null : (
        <Form method="post" action={path} className="btns">
          <Button name="intent" value="start" variant="mark" disabled={unsettled > 0}>
            Import {formatCount(right.total)} {right.total === 1 ? "student" : "students"}
          </Button>
          {unsettled > 0 ? (
            <span>
              {unsettled === 1
                ? "One row still needs a look."
                : `${formatCount(unsettled)} rows still need a look.`}
            </span>
          ) : null}
        </Form>
      )}
      <Form method="post" action={path}>
        <Button name="intent" value="discard" variant="quiet" size="s">
          Delete this list
        </Button>
      </Form>
    </>
  );
}

function Repair({ wrong, path }: { wrong: Rows; path: string }) {
  return (
    <Section title="Rows to repair">
      <Notice tone="caution">
        {wrong.total === 1 ? "One row cannot" : `${formatCount(wrong.total)} rows cannot`} be
        imported. Correct them here, or leave them out. What you type is saved.
      </Notice>
      <Form method="post" action={path} className="repair" noValidate preventScrollReset>
        {wrong.rows.map((row) => (
          <RepairRow key={row.line} {...row} />
        ))}
        <div className="btns">
          <Button name="intent" value="repair" variant="second">
            Save and check again
          </Button>
          <Button name="intent" value="leave-out-all" variant="quiet">
            Leave out all rows to repair
          </Button>
        </div>
      </Form>
      <Pager
        label="Rows to repair"
        page={wrong.page}
        pageCount={wrong.pageCount}
        linkTo={(to) => `${path}?wrong=${to}`}
      />
    </Section>
  );
}

function RepairRow({ line, email, name, courseEnds, problem, isLeftOut }: ImportRow) {
  return (
    <fieldset className="repair__row">
      <legend>
        Line {line}: {isLeftOut ? "left out" : problem}
      </legend>
      <input type="hidden" name="line" value={line} />
      <Field id={`email-${line}`} label="Email" name={`email-${line}`} defaultValue={email} />
      <Field id={`name-${line}`} label="Name" name={`name-${line}`} defaultValue={name} />
      <Field
        id={`ends-${line}`}
        label="Course ends"
        name={`ends-${line}`}
        defaultValue={courseEnds}
      />
      <Checkbox
        id={`out-${line}`}
        label="Leave out"
        name={`out-${line}`}
        defaultChecked={isLeftOut}
      />
    </fieldset>
  );
}

function Ready({ right, path }: { right: Rows; path: string }) {
  if (right.total === 0) return <p>No row is ready yet.</p>;
  return (
    <>
      <DataTable
        isStacked
        caption={right.total === 1 ? "1 student" : `${formatCount(right.total)} students`}
        rows={right.rows}
        rowKey={({ line }) => line}
        columns={[
          { key: "name", heading: "Name", isRowHeading: true, cell: ({ name }) => name },
          { key: "email", heading: "Email", cell: ({ email }) => email },
          { key: "ends", heading: "Course ends", cell: (row) => row.courseEnds || "Not given" },
          { key: "line", heading: "Line", cell: ({ line }) => line },
        ]}
      />
      <Pager
        label="Students on this list"
        page={right.page}
        pageCount={right.pageCount}
        linkTo={(to) => `${path}?page=${to}`}
      />
    </>
  );
}
