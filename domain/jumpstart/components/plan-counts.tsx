import { Figures } from "#ui/figures.tsx";

type Counts = Readonly<
  Record<"all" | "soon" | "weeks" | "later" | "unknown" | "applied" | "settled", string>
>;

/** All plans of a university together. */
export function PlanCounts({ counts }: { counts: Counts }) {
  return (
    <>
      <Figures
        items={[
          { label: "On the way", value: counts.all, note: `No flight yet: ${counts.unknown}` },
          {
            label: "Fly within two weeks",
            value: counts.soon,
            note: `In two to six weeks: ${counts.weeks}`,
          },
          { label: "Fly later", value: counts.later, note: "More than six weeks ahead" },
          {
            label: "Have applied for the visa",
            value: counts.applied,
            note: `Have it, or need none: ${counts.settled}`,
          },
        ]}
      />
      <p className="small muted">
        Rounded to the nearest five. No student’s steps, documents, dates or visa are shown to you
        or in the file below.
      </p>
    </>
  );
}
