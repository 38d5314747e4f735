import { formatCount } from "#rules/formats/counts.ts";
import type { KindOfChange } from "#rules/sponsor-register/named-changes.ts";
import { DataTable } from "#ui/table.tsx";
import { eventMessage, eventTitle } from "../../event-messages.ts";

/** Whom a copy says something new about, before anybody has decided on it. */
export function NamedChanges({ kinds }: { kinds: readonly KindOfChange[] }) {
  return (
    <section className="desk__section" aria-labelledby="changes">
      <h2 id="changes">Who would change</h2>
      {kinds.map(({ kind, total, first }) => (
        <details key={kind} open={first.length <= FEW}>
          <summary>
            {eventTitle(kind)}: {formatCount(total)}
          </summary>
          <DataTable
            caption={shownWords(first.length, total)}
            isStacked
            rows={first.map((change, at) => ({ ...change, at }))}
            rowKey={({ at }) => at}
            columns={[
              {
                key: "name",
                heading: "Organisation",
                isRowHeading: true,
                cell: ({ name }) => name,
              },
              { key: "town", heading: "Town", cell: ({ town }) => town || "None given" },
              {
                key: "words",
                heading: "In words",
                cell: (change) => eventMessage({ kind, ...change }),
              },
            ]}
          />
        </details>
      ))}
    </section>
  );
}

/** So many lines stand open at once. */
const FEW = 20;

function shownWords(shown: number, total: number): string {
  return shown < total
    ? `The first ${shown} of ${formatCount(total)}, by name`
    : "All of them, by name";
}
