import { Form } from "react-router";
import type { DomainTie } from "#domain/sponsors/families/domain-ties.server.ts";
import { Button } from "#ui/button.tsx";
import { DataTable } from "#ui/table.tsx";

/** Where adverts lead, as evidence: staff say whether it is the same employer. */
export function DomainTies({ ties }: { ties: readonly DomainTie[] }) {
  return (
    <section className="desk__section" aria-labelledby="domains">
      <h2 id="domains">Web domains seen in adverts</h2>
      <p className="muted">
        Adverts of these employers lead to a domain with the name of a licensed company. Confirm it
        where both are one employer: the name is then found.
      </p>
      <DataTable
        isStacked
        caption="Web domains seen in adverts"
        isCaptionHidden
        rows={ties}
        rowKey={({ name, organisationId }) => `${name} ${organisationId}`}
        columns={[
          { key: "name", heading: "Employer", isRowHeading: true, cell: ({ name }) => name },
          { key: "domain", heading: "Adverts lead to", cell: ({ domain }) => domain },
          {
            key: "body",
            heading: "On the register",
            cell: ({ organisation, town }) => [organisation, town].filter(Boolean).join(", "),
          },
          { key: "decide", heading: "Decide", cell: (tie) => <Confirm tie={tie} /> },
        ]}
      />
    </section>
  );
}

function Confirm({ tie: { name, organisationId, organisation } }: { tie: DomainTie }) {
  return (
    <Form method="post">
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="organisationId" value={organisationId} />
      <Button name="intent" value="confirm-domain" size="s">
        Confirm
        <span className="vh">
          {" "}
          that {name} is {organisation}
        </span>
      </Button>
    </Form>
  );
}
