import { Link } from "#ui/link.tsx";
import { type SavedStage, type StageCounts, stageCodes, stages } from "../stages.ts";

type StageLineProps = { counts: StageCounts; stage: SavedStage | null };

/** The way from saved to closed as a line of stops, with how many jobs are at each. */
export function StageLine({ counts, stage }: StageLineProps) {
  const furthest = stageCodes.findLastIndex((code) => code !== "closed" && counts[code] > 0);
  return (
    <nav className="stages" aria-label="Stages">
      <ol>
        {stageCodes.map((code, index) => (
          <li key={code} data-ahead={index > furthest ? "" : undefined}>
            <Link
              to={`/my-saved-jobs?stage=${code}`}
              aria-current={code === stage ? "page" : undefined}
              preventScrollReset
            >
              <b>{counts[code]}</b>
              {stages[code]}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
