import type { IrishPermitAnswer, PayLineView } from "#domain/visas/ie/view.ts";
import { SourceLink } from "#domain/visas/tool/components/source-link.tsx";
import "./pay-lines.css";

type PayLinesProps = Pick<IrishPermitAnswer, "pay" | "lines">;

/** Each line as a row: how far the pay reaches, and where the line stands. */
export function PayLines({ pay, lines }: PayLinesProps) {
  return (
    <ul className="ab-pay">
      {lines.map((line) => (
        <li key={line.label}>
          <p className="ab-pay__l">
            <b>{line.line}</b> {line.label} <SourceLink source={line.source} />
          </p>
          <p className="ab-pay__s" data-s={stateOf(line)}>
            {words[stateOf(line)]}
          </p>
          <svg className="ab-pay__b" height="18" aria-hidden="true" focusable="false">
            <rect className="ab-pay__ground" width="100%" height="12" y="3" rx="4" />
            {pay ? (
              <rect className="ab-pay__p" width={`${pay.at}%`} height="12" y="3" rx="4" />
            ) : null}
            <rect className="ab-pay__m" x={`${line.at}%`} width="3" height="18" />
          </svg>
        </li>
      ))}
    </ul>
  );
}

const words = { met: "Pay meets it", "not-met": "Pay is under it", unknown: "Pay not given" };

function stateOf({ meets }: PayLineView): keyof typeof words {
  if (meets === null) return "unknown";
  return meets ? "met" : "not-met";
}
