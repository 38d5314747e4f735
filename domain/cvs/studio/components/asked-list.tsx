import { Check, CircleDashed } from "lucide-react";
import type { AskedWords } from "#rules/cv-check/match-job.ts";
import { Icon } from "#ui/icon.tsx";
import { type PlacedCv, placeLabel } from "./place-label.ts";

type AskedListProps = { cv: PlacedCv; asked: readonly AskedWords[] };

/** What an advert asks for, with its line, and where the CV says it. */
export function AskedList({ cv, asked }: AskedListProps) {
  return (
    <ul className="asked">
      {asked.map((each) => (
        <li key={each.words} data-found={each.found ? "yes" : "no"}>
          <Icon
            icon={each.found ? Check : CircleDashed}
            label={each.found ? "In your CV" : "Not in your CV"}
          />
          <div>
            <b>{each.words}</b>
            <p className="small muted">The advert says: “{each.quote}”</p>
            {each.found ? (
              <p className="small">
                {placeLabel(cv, each.found.where)}: “{each.found.quote}”
              </p>
            ) : (
              <p className="small">Not in your CV. Add it only if it is true.</p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
