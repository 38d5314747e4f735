import { AsIfForm } from "./as-if-form.tsx";
import { VerdictHeadline } from "./verdict-headline.tsx";
import type { VerdictPanelProps } from "./verdict-panel-props.ts";
import { VerdictParts } from "./verdict-parts.tsx";
import "./verdict.css";

/** What a job is to its reader: a headline, the way through its gates, pay and time, every rule. */
export function VerdictPanel(props: VerdictPanelProps) {
  const { view, asIf, kept, reader } = props;
  return (
    <section className="verdict" aria-labelledby="verdict">
      <div className="verdict__top">
        <div>
          <VerdictHeadline view={view} />
          <VerdictWords view={view} />
        </div>
        <div className="verdict__ask">
          {asIf ? <AsIfForm asIf={asIf} kept={kept} /> : null}
          <div className="small">{reader}</div>
        </div>
      </div>
      <VerdictParts {...props} hasGates />
    </section>
  );
}

/** Why, in sentences. */
export function VerdictWords({ view: { summary, notes } }: Pick<VerdictPanelProps, "view">) {
  return (
    <>
      <p className="verdict__sum">{summary}</p>
      {notes.map((note) => (
        <p className="verdict__sum small" key={note}>
          {note}
        </p>
      ))}
    </>
  );
}
