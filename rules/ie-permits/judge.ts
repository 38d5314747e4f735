import { inForce } from "#rules/dated.ts";
import { gatesOf } from "./gates.ts";
import { payRowsOn, permitTerms } from "./tables.ts";
import { traceOf } from "./trace.ts";
import type {
  IrishJob,
  IrishReader,
  IrishVerdict,
  IrishVerdictCode,
  WayFinding,
} from "./verdict-types.ts";
import { findWay } from "./ways.ts";

/**
 * Reads an Irish job for somebody whose permit is applied for on the given ISO day.
 * Refuses a day no pay line covers. Never passes on what was not said.
 */
export function judgeIrishJob(job: IrishJob, reader: IrishReader, on: string): IrishVerdict {
  const rows = payRowsOn(on);
  const terms = inForce(permitTerms, on, "Irish permit rule");
  const options = rows.map((row) => findWay(row, { job, reader, on, terms }));
  const fitting = options.find((way) => way.passes === true && isWalkable(way)) ?? null;
  const nearest = fitting ?? nearestOf(options);
  const code = codeOf(job, options, fitting);

  return {
    code,
    shortBy: code === "below" ? shortBy(options) : null,
    spare: fitting ? fitting.margin : null,
    option: fitting?.way ?? null,
    gates: gatesOf({ job, reader, on, terms, nearest }),
    options,
    trace: traceOf({ job, reader, on, terms, options, nearest }),
    on,
  };
}

/** Ways the pay alone would meet, whatever the rest says: all that can be told without the lists. */
export function waysByPayAlone({ options }: IrishVerdict): readonly WayFinding[] {
  return options.filter(({ passes }) => passes === true);
}

function codeOf(
  job: IrishJob,
  options: readonly WayFinding[],
  fitting: WayFinding | null,
): IrishVerdictCode {
  if (fitting) return fittingCode(fitting);
  if (job.occupation === "ineligible") return "occupation-not-eligible";
  if (job.employerStaff === "fewer") return "employer-not-eligible";
  const possible = options.filter(({ open }) => open !== "no");
  return possible.some(({ passes }) => passes !== false) ? "cannot-tell" : "below";
}

function fittingCode({ way, permit }: WayFinding): IrishVerdictCode {
  if (permit === "general") return "fits-general";
  return way === "critical-list-graduate" ? "fits-as-recent-graduate" : "fits";
}

function isWalkable({ open }: WayFinding): boolean {
  return open === "yes" || open === "if";
}

/** The way to draw where none fits: the first the pay could meet, else the lowest line still open. */
function nearestOf(options: readonly WayFinding[]): WayFinding {
  const rank = { yes: 0, if: 0, unknown: 1, no: 2 } as const;
  const possible = options.filter(({ open }) => open !== "no");
  const drawn = possible.length > 0 ? possible : options;
  const met = [...drawn]
    .sort((a, b) => rank[a.open] - rank[b.open])
    .find(({ passes }) => passes !== false);
  return (
    met ?? [...drawn].sort((a, b) => rank[a.open] - rank[b.open] || a.required - b.required)[0]!
  );
}

/** What is missing to the lowest line that is open, or that could be where none is. */
function shortBy(options: readonly WayFinding[]): number | null {
  const open = options.filter(isWalkable);
  const possible = open.length > 0 ? open : options.filter((way) => way.open === "unknown");
  const margins = possible.flatMap(({ margin }) => (margin === null ? [] : [margin]));
  return margins.length > 0 ? -Math.max(...margins) : null;
}
