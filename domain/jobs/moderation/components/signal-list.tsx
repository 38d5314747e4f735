import { isoDay, longDay } from "#rules/days.ts";
import { Link } from "#ui/link.tsx";
import { Tag } from "#ui/tag.tsx";
import { type ReasonCode, reasons } from "../reasons.ts";
import type { DuplicateAdvert, Signal } from "../signal.ts";
import "./moderation.css";

type SignalListProps = { signals: readonly Signal[]; duplicates: readonly DuplicateAdvert[] };

/** What the rules noticed, with the advert's own words. */
export function SignalList({ signals, duplicates }: SignalListProps) {
  return (
    <section aria-labelledby="signals" className="review__noticed">
      <h2 id="signals">{signals.length === 0 ? "Nothing noticed" : "Look at this"}</h2>
      <ul className="review__signals">
        {signals.map((signal, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two twins give the same signal, and the list does not change.
          <li key={index}>
            <Tag tone={signal.level === "stop" ? "negative" : "caution"}>
              {signal.level === "stop" ? "Grave" : "Look"}
            </Tag>{" "}
            {signal.sentence}
            {signal.evidence ? <blockquote>{signal.evidence}</blockquote> : null}
          </li>
        ))}
      </ul>
      {duplicates.length > 0 ? (
        <p className="small">
          Compare with{" "}
          {duplicates.slice(0, 3).map(({ id }) => (
            <Link key={id} to={`/staff/jobs/${id}`}>
              advert {id}{" "}
            </Link>
          ))}
        </p>
      ) : null}
      <p className="tiny muted">
        These checks look only at the text. They accuse nobody; you decide.
      </p>
    </section>
  );
}

type DecisionHistoryProps = {
  decisions: readonly {
    id: number;
    decision: keyof typeof words;
    reasons: readonly string[];
    note: string | null;
    at: Date;
    by: string | null;
  }[];
};

const words = {
  approved: "Approved",
  "sent-back": "Sent back",
  declined: "Declined",
  "taken-down": "Taken down",
} as const;

/** What was decided before, newest first. */
export function DecisionHistory({ decisions }: DecisionHistoryProps) {
  if (decisions.length === 0) return null;
  return (
    <section aria-labelledby="history" className="review__noticed">
      <h2 id="history">Before</h2>
      <ul className="review__signals">
        {decisions.map(({ id, decision, reasons: codes, note, at, by }) => (
          <li key={id} className="small">
            {words[decision]} on {longDay(isoDay(at))} by {by ?? "somebody who has left"}.{" "}
            {codes.map((code) => reasons[code as ReasonCode]?.label ?? code).join("; ")}
            {note ? <blockquote>{note}</blockquote> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
