import { AsIfForm } from "./as-if-form.tsx";
import { VerdictWords } from "./verdict-panel.tsx";
import type { VerdictPanelProps } from "./verdict-panel-props.ts";
import { VerdictParts } from "./verdict-parts.tsx";
import "./verdict.css";

/** How a brief verdict was reached: why, for whom, on which day, against which pay, by which rules. */
export function VerdictWorking(props: VerdictPanelProps) {
  const { view, asIf, kept, reader } = props;
  return (
    <section className="verdict" aria-labelledby="working">
      <div className="verdict__top">
        <div>
          <h2 className="verdict__w" id="working">
            How we worked this out
          </h2>
          <VerdictWords view={view} />
        </div>
        <div className="verdict__ask">
          {asIf ? <AsIfForm asIf={asIf} kept={kept} /> : null}
          <div className="small">{reader}</div>
        </div>
      </div>
      <GateNotes gates={view.gates} />
      <VerdictParts {...props} />
    </section>
  );
}

/** On a phone the brief has no room for them; on a desk they stand below its gates. */
function GateNotes({ gates }: Pick<VerdictPanelProps["view"], "gates">) {
  return (
    <dl className="verdict__part verdict__notes">
      {gates.map(({ label, word, note }) => (
        <div key={label}>
          <dt>
            {label}: {word}
          </dt>
          <dd>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
