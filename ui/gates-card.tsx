import { drawingOf } from "./gates-drawing.ts";
import type { Gate } from "./gates-sentence.ts";
import "./gates-card.css";

type GatesCardProps = { gates: readonly Gate[]; alternative: string };

/** The small drawing on a card. Its words are one sentence; the labels below repeat them for the eye. */
export function GatesCard({ gates, alternative }: GatesCardProps) {
  const { width, marks } = drawingOf(gates);
  return (
    <div className="gatecard" role="img" aria-label={alternative} data-n={gates.length}>
      <svg
        className="mini"
        viewBox={`0 0 ${width} 42`}
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes of our own, with numbers alone
        dangerouslySetInnerHTML={{ __html: marks }}
      />
      <ul className="gatecard__l" aria-hidden="true">
        {gates.map((gate) => (
          <li key={gate.label} data-s={gate.state}>
            {gate.label}
          </li>
        ))}
      </ul>
    </div>
  );
}
