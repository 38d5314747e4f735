import { Check, CircleQuestionMark, Clock, X } from "lucide-react";
import { Icon, type LucideIcon } from "#ui/icon.tsx";
import type { WorkingRow } from "../tool-view.ts";
import { SourceLink } from "./source-link.tsx";
import { Unfold } from "./unfold.tsx";
import "./abroad.css";

const states: Record<WorkingRow["state"], { word: string; icon: LucideIcon }> = {
  met: { word: "Met", icon: Check },
  "met-until": { word: "Met, until a date", icon: Clock },
  "not-met": { word: "Not met", icon: X },
  unknown: { word: "Not known", icon: CircleQuestionMark },
};

/** Rule by rule: what it asks, what was found, and where it is written. */
export function Working({ rows }: { rows: readonly WorkingRow[] }) {
  return (
    <Unfold summary="The working, rule by rule">
      <ul className="ab-work">
        {rows.map((row) => (
          <li key={row.rule}>
            <p className="ab-work__r">{row.rule}</p>
            <p>
              {row.asks} <span className="ab-work__f">{row.found}</span>{" "}
              <SourceLink source={row.source} />
            </p>
            <p className="ab-work__s" data-s={row.state}>
              <Icon icon={states[row.state].icon} />
              {states[row.state].word}
            </p>
          </li>
        ))}
      </ul>
    </Unfold>
  );
}
