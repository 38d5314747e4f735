import { Button, ButtonLink } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Section } from "#ui/section.tsx";
import type { GuidePieces as Pieces } from "../guide-view.ts";
import "./guide-pieces.css";

/** The small live parts of our tools that belong to a section. */
export function GuidePieces({ pieces: { clocks, cv, hasVisaCheck } }: { pieces: Pieces }) {
  return (
    <>
      {clocks.length > 0 ? <Clocks clocks={clocks} /> : null}
      {cv ? <CvProfile rows={cv} /> : null}
      {hasVisaCheck ? <VisaCheck /> : null}
    </>
  );
}

function Clocks({ clocks }: Pick<Pieces, "clocks">) {
  return (
    <Section title="Days on which a rule moves">
      <ol className="gpieces__clocks">
        {clocks.map(({ day, left, label }) => (
          <li key={day}>
            <b>{left}</b>
            <span>
              {day}. {label}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function CvProfile({ rows }: { rows: NonNullable<Pieces["cv"]> }) {
  return (
    <Section title="What our CV studio keeps to">
      <dl className="gpieces__cv">
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="btns">
        <ButtonLink to="/create-cv" variant="second">
          Start such a CV
        </ButtonLink>
      </div>
    </Section>
  );
}

/** The first questions of the visa check; its own page asks the rest. */
function VisaCheck() {
  return (
    <Section title="Check a job against these rules">
      <form action="/visa-check" method="get" className="gpieces__check">
        <Field label="Employer" name="employer" autoComplete="off" />
        <Field label="Job title" name="title" />
        <Field label="Pay a year, £" name="pay" inputMode="decimal" />
        <Button>Check this job</Button>
      </form>
    </Section>
  );
}
