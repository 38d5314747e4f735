import { CodeChoiceForm } from "./code-choice-form.tsx";
import { PayBar } from "./pay-bar.tsx";
import { RuleTrace } from "./rule-trace.tsx";
import { VerdictGates } from "./verdict-gates.tsx";
import type { VerdictPanelProps } from "./verdict-panel-props.ts";

type VerdictPartsProps = Omit<VerdictPanelProps, "asIf" | "reader"> & { hasGates?: boolean };

/** What follows a verdict's first words: the occupation, the gates, pay over time, every rule, the source. */
export function VerdictParts(props: VerdictPartsProps) {
  const { view, kept, ground, actions, isTraceOpen = false, hasGates = false } = props;
  return (
    <>
      {view.choices.length > 0 ? (
        <div className="verdict__part">
          <CodeChoiceForm choices={view.choices} chosen={view.chosenCode} kept={kept} />
        </div>
      ) : null}
      {hasGates ? <VerdictGates view={view} /> : null}
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
    </>
  );
}
