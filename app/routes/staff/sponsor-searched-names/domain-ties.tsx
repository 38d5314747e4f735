import { Form } from "react-router";
import type { DomainTie } from "#domain/sponsors/families/domain-ties.server.ts";
import { Button } from "#ui/button.tsx";
import { DataTable } from "#ui/table.tsx";

/** Where adverts lead, as evidence: staff say whether it is the same employer. */
export function DomainTies({ total, first }: { total: number; first: readonly DomainTie[] }) {
  return (
    <section className="desk__section" aria-labelledby="domains">
      <h2 id="domains">Web domains seen in adverts</h2>
      <p className="muted">
        Adverts of these employers lead to a domain with the name of a licensed company. Confirm it
        if both are the same employer: people then find it by this name. Decline it where they are
        not: it is not shown again.
        {total > first.length ? ` ${first.length} of ${total}; more appear as you decide.` : ""}
      </p>
      <DataTable
        isStacked
        caption="Web domains seen in adverts"
        isCaptionHidden
        rows={first}
        rowKey={({ name, organisationId }) => `${name} ${organisationId}`}
        columns={[
          { key: "name", heading: "Employer", isRowHeading: true, cell: ({ name }) => name },
          { key: "domain", heading: "Adverts lead to", cell: ({ domain }) => domain },
          {
            key: "body",
            heading: "On the register",
            cell: ({ organisation, town }) => [organisation, town].filter(Boolean).join(", "),
          },
          { key: "decide", heading: "Decide", cell: (tie) => <Decide tie={tie} /> },
        ]}
      />
    </section>
  );
}

const choices = [
  { intent: "confirm-domain", label: "Confirm", joined: "is", variant: undefined },
  { intent: "decline-domain", label: "Decline", joined: "is not", variant: "second" },
] as const;

function Decide({ tie: { name, organisationId, organisation } }: { tie: DomainTie }) {
  return (
    <Form method="post" className="btns">
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="organisationId" value={organisationId} />
      {choices.map(({ intent, label, joined, variant }) => (
        <Button key={intent} name="intent" value={intent} size="s" variant={variant}>
          {label}
          <span className="vh">
            : {name} {joined} {organisation}
          </span>
        </Button>
      ))}
    </Form>
  );
}
