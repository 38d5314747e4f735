import type { ReactNode } from "react";

type AnswerRowProps = {
  /** What the line gives, of the most it can; null where it gives none of its own. */
  points: { own: number; most: number } | null;
  children: ReactNode;
  look?: "plain" | "wide" | undefined;
};

/** A question, and what its answer gives. */
export function AnswerRow({ points, children, look = "plain" }: AnswerRowProps) {
  return (
    <li className="qs__row" data-look={look}>
      <div className="qs__c">{children}</div>
      {points ? (
        <p className="qs__p">
          <b>{points.own}</b>
          of {points.most}
          <span className="vh"> points</span>
        </p>
      ) : null}
    </li>
  );
}
