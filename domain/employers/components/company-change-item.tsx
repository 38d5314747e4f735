import type { ReactNode } from "react";
import { Form } from "react-router";
import type { FormState } from "#domain/forms/form-state.ts";
import { isoDay, longDay } from "#rules/days.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Link } from "#ui/link.tsx";
import { DataTable } from "#ui/table.tsx";
import type { CompanyChange } from "../employers-desk.queries.server.ts";

type CompanyChangeItemProps = {
  change: CompanyChange;
  state: FormState | undefined;
  /** A grave sign was noticed: then the key only shows the button. */
  isGrave: boolean;
  /** What the rules noticed in its words. */
  children: ReactNode;
};

/** What a company wants readers to see, beside what they see, with the two answers. */
export function CompanyChangeItem({ children, ...given }: CompanyChangeItemProps) {
  const { change } = given;
  return (
    <li className="queue__item">
      <div className="queue__what">
        <h2 className="queue__t">
          <Link to={`/staff/employers/${change.employerId}`}>{change.employer}</Link>
        </h2>
        <p className="small muted">
          Sent on {longDay(isoDay(change.sentAt))} by {change.sentBy ?? "somebody who has left"}.
        </p>
        {children}
        <DataTable
          caption={`What changes about ${change.employer}`}
          isCaptionHidden
          isStacked
          rows={rowsOf(change)}
          rowKey={({ what }) => what}
          columns={[
            { key: "what", heading: "What", isRowHeading: true, cell: ({ what }) => what },
            { key: "shown", heading: "Readers see", cell: ({ shown }) => shown },
            { key: "wanted", heading: "New version", cell: ({ wanted }) => wanted },
          ]}
        />
      </div>
      <DecideForm {...given} />
    </li>
  );
}

function rowsOf({ shown, wanted }: CompanyChange) {
  const rows = [
    { what: "About", isSame: shown.about === wanted.about, cellOf: textCell("about") },
    { what: "Website", isSame: shown.website === wanted.website, cellOf: textCell("website") },
    { what: "Logo", isSame: shown.logoId === wanted.logoId, cellOf: logoCell },
  ];
  return rows
    .filter(({ isSame }) => !isSame)
    .map(({ what, cellOf }) => ({ what, shown: cellOf(shown), wanted: cellOf(wanted) }));
}

type Face = CompanyChange["shown"];

function textCell(name: "about" | "website") {
  return (face: Face) => face[name] ?? "Nothing";
}

function logoCell({ logoId }: Face) {
  return logoId ? (
    <img
      src={`/pictures/${logoId}`}
      alt="Logo"
      width={96}
      height={96}
      style={{ objectFit: "contain" }}
    />
  ) : (
    "None"
  );
}

function DecideForm({ change, state, isGrave }: Omit<CompanyChangeItemProps, "children">) {
  return (
    <Form method="post" className="review__form">
      <input type="hidden" name="employerId" value={change.employerId} />
      <input type="hidden" name="sentAt" value={change.sentAt.toISOString()} />
      <Field
        id={`note-${change.employerId}`}
        name="note"
        label="What to change, if you send it back"
        maxLength={1000}
        defaultValue={state?.values.note ?? ""}
        error={state?.errors.note?.[0]}
      />
      <div className="btns">
        <Button
          name="decision"
          value="approved"
          size="s"
          data-queue-key="a"
          data-queue-careful={isGrave || undefined}
        >
          Approve
          <span className="vh"> {change.employer}</span>
        </Button>
        <Button name="decision" value="sent-back" size="s" variant="second" data-queue-key="s">
          Send back
          <span className="vh"> {change.employer}</span>
        </Button>
      </div>
    </Form>
  );
}
