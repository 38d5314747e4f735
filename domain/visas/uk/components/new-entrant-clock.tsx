import { longDay } from "#rules/days.ts";
import { inPounds } from "#rules/money.ts";
import type { NewEntrantClock } from "#rules/uk-work/clock.ts";
import type { PayPath } from "#rules/uk-work/pay-path.ts";
import { Figures } from "#ui/figures.tsx";
import { RouteLine } from "#ui/route-line.tsx";
import { clockView } from "../clock-view.ts";
import { percent } from "../pay-ground.ts";
import { PayGroundFigure } from "./pay-ground-figure.tsx";

export type NewEntrantClockPanelProps = {
  clock: NewEntrantClock;
  /** Null where no path can be drawn: nothing is known of the reader, or no rate decides the code. */
  path: PayPath | null;
  pathNote: string;
  headingLevel?: 2 | 3;
};

/** How long somebody counts as a new entrant: a line, four figures, and the ground that rises. */
export function NewEntrantClockPanel({ clock, path, ...words }: NewEntrantClockPanelProps) {
  const { headline, lead, stops } = clockView(clock, path);
  const Heading = `h${words.headingLevel ?? 2}` as const;
  return (
    <div className="stack">
      <Heading>{headline}</Heading>
      <p>{lead}</p>
      <RouteLine direction="row" label="New-entrant time" stops={stops} />
      {clock.state === "running" ? <Figures items={figuresOf(clock, path)} /> : null}
      {path ? <PayGroundFigure path={path} note={words.pathNote} /> : null}
    </div>
  );
}

function figuresOf({ applyBy, monthsLeft }: NewEntrantClock, path: PayPath | null) {
  return [
    {
      label: "Last day to apply",
      value: applyBy ? longDay(applyBy) : "None",
      note: "as a new entrant",
    },
    { label: "Months left", value: monthsLeft ?? "Not known", note: "at the lower pay line" },
    {
      label: "Pay needed then",
      value: path ? inPounds(path.requiredThen) : "Depends",
      note: path ? `from ${longDay(path.risesOn)}` : "on the occupation",
    },
    {
      label: "Growth a year",
      value: path && path.yearlyGrowth !== null ? percent(path.yearlyGrowth) : "Not known",
      note: path?.pay ? `from ${inPounds(path.pay)}` : "add your pay",
    },
  ];
}
