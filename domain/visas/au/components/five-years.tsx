import { CalendarPlus } from "lucide-react";
import { subclasses } from "#rules/au-points/tables.ts";
import type { Change, Timeline } from "#rules/au-points/timeline.ts";
import { longDay } from "#rules/days.ts";
import { ChartFrame } from "#ui/chart-frame.tsx";
import { Icon } from "#ui/icon.tsx";
import { RouteLine, type Stop } from "#ui/route-line.tsx";
import type { Calculation } from "../calculation.ts";
import { causeTitle, changeNote, signed } from "../change-messages.ts";
import { byDay, stepChart } from "../step-chart.ts";
import { StepChartFigure } from "./step-chart-figure.tsx";

type FiveYearsProps = { calculation: Calculation; timeline: Timeline; calendarPath: string };

const MAX_IN_A_ROW = 5;

/** The days on which a band rises or falls: drawn, as stops, as a table and as a calendar. */
export function FiveYears({ calculation, timeline, calendarPath }: FiveYearsProps) {
  const days = byDay(timeline.changes);
  const { passMark } = calculation.assessments["189"].table;
  const stops = stopsOf(calculation, timeline, days);
  return (
    <div className="five">
      <ChartFrame
        isBare
        headline="Your next five years, if nothing else changes"
        note="Points are counted on the day you are invited, not on the day you ask."
        table={{
          headings: ["From", "What happens", ...subclasses],
          rows: [
            [longDay(timeline.from), "Start", ...subclasses.map((visa) => timeline.totals[visa])],
            ...days.map((changes) => dayRow(changes)),
          ],
        }}
        footer={
          <a className="more five__ics" href={calendarPath} download>
            <Icon icon={CalendarPlus} />
            Add dates to calendar
          </a>
        }
      >
        <StepChartFigure
          chart={stepChart(timeline, passMark)}
          passMark={passMark}
          words={summaryOf(timeline, days)}
        />
        <RouteLine
          label="Days on which your points change"
          direction={stops.length > MAX_IN_A_ROW ? "column" : "row"}
          stops={stops}
        />
      </ChartFrame>
    </div>
  );
}

function stopsOf(
  { isToday, assessments }: Calculation,
  { from, changes }: Timeline,
  days: readonly (readonly Change[])[],
): Stop[] {
  const total = assessments["189"].total;
  const start: Stop = {
    label: isToday ? `Today, ${total}` : `${longDay(from)}, ${total}`,
    note:
      changes.length > 0
        ? longDay(from)
        : "None of your answers changes over time. Enter dates of birth, tests and work to see what does.",
    state: "here",
  };
  return [start, ...days.map(stopOf)];
}

function stopOf(changes: readonly Change[]): Stop {
  const [{ on, difference }] = changes as [Change];
  const title = changes.map(({ cause }) => causeTitle(cause)).join(", ");
  return {
    label: `${title}, ${signed(difference)}`,
    note: `${longDay(on)}. ${changes.map(changeNote).join(" ")}`,
    state: "ahead",
  };
}

function dayRow(changes: readonly Change[]): (string | number)[] {
  const [{ on, totals }] = changes as [Change];
  const words = changes.map((change) => `${causeTitle(change.cause)}. ${changeNote(change)}`);
  return [longDay(on), words.join(" "), ...subclasses.map((visa) => totals[visa])];
}

function summaryOf({ from, totals }: Timeline, days: readonly (readonly Change[])[]): string {
  const steps = days.map(
    ([change]) => `${change?.totals["189"]} from ${longDay(change?.on ?? "")}`,
  );
  return `189 total: ${[`${totals["189"]} on ${longDay(from)}`, ...steps].join(", ")}.`;
}
