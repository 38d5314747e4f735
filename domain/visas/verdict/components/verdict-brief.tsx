import type { ReactNode } from "react";
import type { VerdictView } from "../verdict-view.ts";
import { VerdictGates } from "./verdict-gates.tsx";
import { VerdictHeadline } from "./verdict-headline.tsx";
import "./verdict.css";

export type VerdictBriefProps = {
  view: VerdictView;
  /** What speaks against it whatever the rules say, such as an advert that offers no sponsorship. */
  warning: string | null;
  /** Who it is judged for, with a way to change it. */
  reader: ReactNode;
};

/**
 * The answer alone: one screen of a phone. Above it stands the job, below it the advert, and the
 * rest is in `verdict-working.tsx`, further down the page.
 */
export function VerdictBrief({ view, warning, reader }: VerdictBriefProps) {
  return (
    <section className="verdict verdict--brief" aria-labelledby="verdict">
      <div className="verdict__top">
        <VerdictHeadline view={view} />
        {warning ? <p className="small">{warning}</p> : null}
      </div>
      <VerdictGates view={view} />
      <div className="verdict__foot small">
        <p className="verdict__pay">
          <b>Pay:</b> {payNoteOf(view)}
        </p>
        <p>
          {reader}{" "}
          <a href="#working">
            {view.choices.length > 0 ? "Choose its occupation" : "See the working"}
          </a>
        </p>
      </div>
    </section>
  );
}

/** The salary gate says it in a line; where there is none, no line was compared. */
function payNoteOf({ gates }: VerdictView): string {
  return gates.find(({ label }) => label === "Salary")?.note ?? "not compared.";
}
