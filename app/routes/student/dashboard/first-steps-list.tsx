import { Check } from "lucide-react";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import type { FirstStep } from "./first-steps.ts";

/** Four things to begin with, in any order. */
export function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  return (
    <section className="home__first" aria-labelledby="first-steps">
      <h2 id="first-steps">Start here</h2>
      <ol>
        {steps.map(({ to, label, words, isDone }, at) => (
          <li key={to} data-done={isDone ? "" : undefined}>
            <span className="home__number" aria-hidden="true">
              {isDone ? <Icon icon={Check} /> : at + 1}
            </span>
            <div>
              <p className="strong">
                <Link to={to}>{label}</Link>
                {isDone ? <VisuallyHidden>, done</VisuallyHidden> : null}
              </p>
              <p className="small muted">{words}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
