import { Check, CircleQuestionMark, Clock, X } from "lucide-react";
import { Details } from "#ui/details.tsx";
import { Icon, type LucideIcon } from "#ui/icon.tsx";
import { DataTable } from "#ui/table.tsx";
import type { TraceRow } from "../verdict-view.ts";

type RuleTraceProps = { rows: readonly TraceRow[]; note: string; isOpen: boolean };

const icons: Record<TraceRow["state"], LucideIcon> = {
  met: Check,
  "met-until": Clock,
  "not-met": X,
  unknown: CircleQuestionMark,
};

/** A trace a lawyer could follow: the rule, what it asks, what was found, and where it is written. */
export function RuleTrace({ rows, note, isOpen }: RuleTraceProps) {
  return (
    <div className="verdict__part">
      <Details summary={`Every rule behind this answer: ${note}`} isOpen={isOpen}>
        <DataTable
          caption="Every rule behind this answer"
          isCaptionHidden
          isStacked
          columns={[
            {
              key: "rule",
              heading: "Rule",
              cell: ({ rule, source }) => <a href={source}>{rule}</a>,
              isRowHeading: true,
            },
            { key: "asks", heading: "What it asks", cell: ({ asks }) => asks },
            { key: "found", heading: "What we found", cell: ({ found }) => found },
            {
              key: "answer",
              heading: "Answer",
              cell: ({ state, answer }) => (
                <span className="verdict__answer" data-s={state}>
                  <Icon icon={icons[state]} />
                  {answer}
                </span>
              ),
            },
            { key: "dates", heading: "In force, last read", cell: ({ dates }) => dates },
          ]}
          rows={rows}
          rowKey={({ rule }) => rule}
        />
      </Details>
    </div>
  );
}
