import type { StepDrawn } from "../blog-view.ts";
import "./step-drawing.css";

/** A change that comes on one day, as ground that drops or rises. Those who do not see it are told in words by its label. */
export function StepDrawing({ before, day, after, caption, direction }: StepDrawn) {
  return (
    <figure className="step">
      <div
        className={`step__map step__map--${direction}`}
        role="img"
        aria-label={`Before ${day}: ${before}. From ${day}: ${after}.`}
      >
        <span className="step__art" />
        <span className="step__a">{before}</span>
        <span className="step__day">{day}</span>
        <span className="step__b">{after}</span>
      </div>
      <figcaption className="tiny muted">{caption} Drawing: Waymark.</figcaption>
    </figure>
  );
}
