import type { BrandCheck } from "#ui/brand-report.ts";
import { DataTable } from "#ui/table.tsx";
import { Tag } from "#ui/tag.tsx";

const inWords = (ratio: number) => `${(Math.floor(ratio * 10) / 10).toFixed(1)} to 1`;

/** What WCAG asks of a colour, what it has, and what is used where it has too little. */
export function ContrastTable({ checks }: { checks: readonly BrandCheck[] }) {
  return (
    <DataTable
      isStacked
      caption="Contrast of your colour, by WCAG 2.2"
      isCaptionHidden
      rows={checks}
      rowKey={({ what }) => what}
      columns={[
        { key: "what", heading: "Where", isRowHeading: true, cell: ({ what }) => what },
        { key: "ratio", heading: "Has", cell: ({ ratio }) => <Ratio>{ratio}</Ratio> },
        { key: "needed", heading: "Needs", cell: ({ needed }) => <Ratio>{needed}</Ratio> },
        {
          key: "used",
          heading: "We use",
          cell: ({ isEnough, corrected }) => (
            <>
              <Tag tone={isEnough ? "positive" : "caution"}>
                {isEnough ? "Enough" : "Too little"}
              </Tag>{" "}
              {correction(corrected)}
            </>
          ),
        },
      ]}
    />
  );
}

function Ratio({ children }: { children: number }) {
  return <span className="office__ratio">{inWords(children)}</span>;
}

function correction(corrected: BrandCheck["corrected"]): string {
  if (corrected === null) return "your colour";
  if (corrected === "outline") return "your colour with a dark outline";
  return `${corrected.colour}, ${inWords(corrected.ratio)}`;
}
