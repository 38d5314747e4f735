import { Form } from "react-router";
import type { FormState } from "#domain/forms/form-state.ts";
import { isoDay, longDay } from "#rules/days.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { formatCount } from "#ui/format-count.ts";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { DataTable } from "#ui/table.tsx";
import { roleNames } from "../../people/role-names.ts";
import { mergeRefusals } from "../may-merge.ts";
import type { MergePreview } from "../preview-merge.server.ts";

type MergeScreenProps = { preview: MergePreview; state: FormState | undefined };

/** What merging would do, then the one button that does it. */
export function MergeScreen({ preview, state }: MergeScreenProps) {
  const { staying, leaving, refusal, warnings } = preview;
  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="Merge two accounts"
        lead="Nothing has changed yet. Read what would change, then confirm at the end of the page."
        crumbs={[
          { label: "People", to: "/staff/people" },
          { label: staying.name, to: `/staff/people/${staying.id}` },
        ]}
      />
      <ErrorSummary title="They were not merged" errors={state?.errors} />
      {refusal ? (
        <Notice tone="negative" title="These two cannot be merged">
          {mergeRefusals[refusal]}
        </Notice>
      ) : null}
      <Sides preview={preview} />
      {refusal ? null : (
        <>
          {warnings.map((warning) => (
            <Notice key={warning} tone="caution">
              {warning}
            </Notice>
          ))}
          <Counted preview={preview} />
          <Left preview={preview} />
          <Confirm preview={preview} state={state} />
        </>
      )}
      <p>
        <Link to={`/staff/people/${leaving.id}/merge?with=${encodeURIComponent(staying.id)}`}>
          Keep {leaving.email} instead
        </Link>
      </p>
      <p>
        <Link to={`/staff/people/${staying.id}/merge`}>Choose another account</Link>
      </p>
    </main>
  );
}

function Sides({
  preview: { staying, leaving, roleAfter, universityAfter },
}: {
  preview: MergePreview;
}) {
  const rows = [
    { what: "Email", of: [staying.email, leaving.email, staying.email] },
    { what: "Name", of: [staying.name, leaving.name, staying.name] },
    { what: "Role", of: [roleNames[staying.role], roleNames[leaving.role], roleNames[roleAfter]] },
    {
      what: "University",
      of: [staying, leaving, { universityName: universityAfter }].map(
        ({ universityName }) => universityName ?? "None",
      ),
    },
    {
      what: "Account since",
      of: [staying, leaving, staying.createdAt < leaving.createdAt ? staying : leaving].map(
        ({ createdAt }) => longDay(isoDay(createdAt)),
      ),
    },
  ];
  return (
    <DataTable
      caption="The two accounts"
      isStacked
      rows={rows}
      rowKey={({ what }) => what}
      columns={[
        { key: "what", heading: "What", isRowHeading: true, cell: ({ what }) => what },
        { key: "staying", heading: "Stays", cell: ({ of }) => of[0] },
        { key: "leaving", heading: "Leaves", cell: ({ of }) => of[1] },
        { key: "after", heading: "Afterwards", cell: ({ of }) => of[2] },
      ]}
    />
  );
}

function Counted({ preview: { counted, leaving } }: { preview: MergePreview }) {
  if (counted.length === 0)
    return <p>{leaving.email} has nothing to move: only the account itself is closed.</p>;
  return (
    <DataTable
      caption="What moves"
      isStacked
      rows={counted}
      rowKey={({ what }) => what}
      columns={[
        { key: "what", heading: "What", isRowHeading: true, cell: ({ what }) => what },
        { key: "moves", heading: "Moves", isFigure: true, cell: ({ moves }) => formatCount(moves) },
        { key: "both", heading: "In both", isFigure: true, cell: ({ both }) => formatCount(both) },
        { key: "stays", heading: "If it is in both", cell: ({ stays }) => stays ?? "–" },
      ]}
    />
  );
}

function Left({ preview: { left } }: { preview: MergePreview }) {
  if (left.length === 0) return null;
  return (
    <section className="desk__section" aria-labelledby="left">
      <h2 id="left">What does not move</h2>
      <ul>
        {left.map(({ what, why }) => (
          <li key={what}>
            <strong>{what}.</strong> {why}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Confirm({ preview: { leaving, seen }, state }: MergeScreenProps) {
  return (
    <Form method="post" className="desk__form" noValidate>
      <h2>Merge them</h2>
      <p>
        Check first that both belong to the person who asks: anyone who signs in afterwards sees
        everything from both. This cannot be undone. Both are signed out and get an email.
      </p>
      <input type="hidden" name="with" value={leaving.id} />
      <input type="hidden" name="seen" value={seen} />
      <Field
        label={`Type ${leaving.email} to confirm`}
        hint="It is the address of the account to be closed."
        name="typed"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={state?.values.typed ?? ""}
        error={state?.errors.typed?.[0]}
      />
      <Button variant="danger">Merge the two accounts</Button>
    </Form>
  );
}
