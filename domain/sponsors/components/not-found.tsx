import { longDay } from "#rules/days.ts";
import { RouteLine } from "#ui/route-line.tsx";
import type { SponsorAnswer } from "../sponsor.ts";
import type { TimelineStop } from "../timeline-stops.ts";
import { RegisterTimeline } from "./register-timeline.tsx";

const tries = [
  {
    label: "Its legal name",
    note: "At the foot of its website, or on Companies House. A brand and its company often differ.",
    state: "ahead" as const,
  },
  {
    label: "Its parent or group",
    note: "A licence may be in the parent's name.",
    state: "ahead" as const,
  },
  {
    label: "The employer itself",
    note: "Ask: “Which name is your sponsor licence under?”",
    state: "ahead" as const,
  },
];

type NotFoundProps = {
  asked: { q: string };
  answer: SponsorAnswer;
  day: string;
  stops: readonly TimelineStop[];
};

/** The organisation that bore the name and left: the one the answer is about. */
function whoLeft({ verdict, results }: SponsorAnswer) {
  return results.find(
    ({ organisationId, leftOn }) => leftOn !== null && organisationId === verdict.organisationId,
  );
}

/** Nobody is listed under this name: said about the name, never about what an employer can do. */
export function NotFound({ asked, answer, day, stops }: NotFoundProps) {
  const near = answer.results.filter(({ standing }) => standing).slice(0, 3);
  const left = whoLeft(answer);

  return (
    <section className="miss" aria-labelledby="answer">
      <div className="miss__s">
        <h2 id="answer" tabIndex={-1}>
          {left
            ? `${left.name} has left the register`
            : `“${asked.q}” is not found under this name`}
        </h2>
        {left?.leftOn ? (
          <p>
            <b>It left by {longDay(left.leftOn)}</b>, the day of the first register without it.
            While it is not listed, it has no licence under this name.
          </p>
        ) : null}
        <p>
          We looked at names, trading names and names we know of, in the register of {day}
          {answer.isDemo ? ", made up for this demo" : ""}. This is about the name, not about what
          the employer can do.
        </p>
        {left ? null : <p>{answer.verdict.why}</p>}
        {stops.length > 0 ? (
          <>
            <h3>Register history</h3>
            <RegisterTimeline stops={stops} direction="column" />
          </>
        ) : null}
        {near.length > 0 ? (
          <>
            <p>{left ? "Others on it with names like this:" : "The nearest names on it:"}</p>
            <ul>
              {near.map(({ organisationId, name, town }) => (
                <li key={organisationId}>{[name, town].filter(Boolean).join(", ")}</li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
      <div>
        <h3>Three things to try, quickest first</h3>
        <RouteLine label="What to try" stops={tries} />
      </div>
    </section>
  );
}
