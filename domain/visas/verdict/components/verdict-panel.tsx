import { Check, CircleQuestionMark, X } from "lucide-react";
import type { ReactNode } from "react";
import { GatesFull } from "#ui/gates-full.tsx";
import { Icon } from "#ui/icon.tsx";
import type { AsIfDay } from "../as-if-day.ts";
import type { VerdictView } from "../verdict-view.ts";
import { AsIfForm } from "./as-if-form.tsx";
import { CodeChoiceForm } from "./code-choice-form.tsx";
import { PayBar } from "./pay-bar.tsx";
import { RuleTrace } from "./rule-trace.tsx";
import "./verdict.css";

export type VerdictPanelProps = {
  view: VerdictView;
  /** Null where the day is asked for elsewhere on the page. */
  asIf: AsIfDay | null;
  /** Answers that stay in the address when the day or the code changes. */
  kept: Readonly<Record<string, string>>;
  /** Who it is judged for, with a way to change it. */
  reader: ReactNode;
  /** The pay needed over time, drawn. */
  ground?: ReactNode;
  /** Ways on, beside the source: keep it, report it. */
  actions?: ReactNode;
  isTraceOpen?: boolean;
};

const icons = { ok: Check, ask: CircleQuestionMark, no: X };

/** What a job is to its reader: a headline, the way through its gates, pay and time, every rule. */
export function VerdictPanel(props: VerdictPanelProps) {
  const { view, asIf, kept, reader, ground, actions, isTraceOpen = false } = props;
  return (
    <section className="verdict" aria-labelledby="verdict">
      <div className="verdict__top">
        <div>
          <h2 className="verdict__v" id="verdict" data-tone={view.tone}>
            <span className="verdict__disc">
              <Icon icon={icons[view.tone]} />
            </span>
            {view.headline}
          </h2>
          <p className="verdict__sum">{view.summary}</p>
          {view.notes.map((note) => (
            <p className="verdict__sum small" key={note}>
              {note}
            </p>
          ))}
        </div>
        <div className="verdict__ask">
          {asIf ? <AsIfForm asIf={asIf} kept={kept} /> : null}
          <div className="small">{reader}</div>
        </div>
      </div>
      {view.choices.length > 0 ? (
        <div className="verdict__part">
          <CodeChoiceForm choices={view.choices} chosen={view.chosenCode} kept={kept} />
        </div>
      ) : null}
      <div className="verdict__gates">
        <GatesFull
          label={`The gates on ${view.day.words}`}
          gates={view.gates}
          start={view.start}
          end={view.end}
        />
      </div>
      <div className={ground && view.payBar ? "verdict__pair" : undefined}>
        <PayBar bar={view.payBar} lines={view.payLines} />
        {ground ? <div className="verdict__part">{ground}</div> : null}
      </div>
      <RuleTrace rows={view.trace} note={view.traceNote} isOpen={isTraceOpen} />
      <div className="verdict__foot">
        <p className="tiny muted">
          {view.source} This is information, not immigration advice: a verdict is no promise that an
          employer sponsors or that a visa is granted.{" "}
          <a href="https://www.gov.uk/find-an-immigration-adviser">Find a registered adviser</a>
        </p>
        {actions ? <p className="verdict__acts small">{actions}</p> : null}
      </div>
    </section>
  );
}
