import { isoDay, longDay } from "#rules/days.ts";
import type { CheckStatus } from "#rules/sponsor-register/standing.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Link } from "#ui/link.tsx";
import { DataTable } from "#ui/table.tsx";
import { SEVERAL, statusLabels } from "../status-labels.ts";

export type CheckLine = {
  id: string;
  query: string;
  town: string | null;
  status: string;
  isAmbiguous: boolean;
  asOf: string;
  checkedAt: Date;
};

type CheckedLatelyProps = { checks: readonly CheckLine[]; linkTo: (checkId: string) => string };

/** Names somebody checked, each with the answer of that day. */
export function CheckedLately({ checks, linkTo }: CheckedLatelyProps) {
  if (checks.length === 0) {
    return (
      <EmptyState title="Nothing checked yet">
        Type an employer's name above. Each answer is saved here with its date, so that you can show
        what the register said when you applied.
      </EmptyState>
    );
  }
  return (
    <DataTable
      isStacked
      caption="Recent checks"
      rows={checks}
      rowKey={({ id }) => id}
      columns={[
        {
          key: "name",
          heading: "You gave",
          isRowHeading: true,
          cell: ({ id, query, town }) => (
            <Link to={linkTo(id)}>{[query, town].filter(Boolean).join(", ")}</Link>
          ),
        },
        {
          key: "answer",
          heading: "Answer",
          cell: ({ status, isAmbiguous }) =>
            isAmbiguous ? SEVERAL : statusLabels[status as CheckStatus],
        },
        {
          key: "day",
          heading: "Checked",
          cell: ({ checkedAt }) => longDay(isoDay(checkedAt)),
        },
      ]}
    />
  );
}
