import { BarChart } from "#ui/bar-chart.tsx";
import { ChartFrame } from "#ui/chart-frame.tsx";
import { clockOf } from "../../catalogue/film-time.ts";

export type WatchingPanelProps = {
  durationMs: number;
  /** Null where fewer than five people began. */
  watching: {
    started: number;
    finished: number | null;
    tenths: readonly (number | null)[];
    stopped: readonly (number | null)[];
  } | null;
};

const FEW = "fewer than 5";
const inWords = (people: number | null) => (people === null ? FEW : String(people));

/** What people watch of a lesson and where they stop. */
export function WatchingPanel({ durationMs, watching }: WatchingPanelProps) {
  if (!watching)
    return (
      <p className="muted">
        Fewer than five people have begun it. Figures are shown from five on, so that nobody can be
        identified.
      </p>
    );
  const { started, finished, tenths, stopped } = watching;
  const from = (tenth: number) => clockOf((durationMs * tenth) / tenths.length);
  return (
    <ChartFrame
      headingLevel={3}
      headline={`${started} people began it; ${inWords(finished)} finished.`}
      note="People who watched each tenth of the film. Fewer than five are not drawn."
      table={{
        headings: ["From", "Watched it", "Stopped here"],
        rows: tenths.map((people, tenth) => [
          from(tenth),
          inWords(people),
          inWords(stopped[tenth] ?? null),
        ]),
      }}
    >
      <BarChart
        bars={tenths.map((people, tenth) => ({
          label: from(tenth),
          value: people ?? 0,
          text: people === null ? "few" : undefined,
        }))}
      />
    </ChartFrame>
  );
}
