import { Button, ButtonLink } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Link } from "#ui/link.tsx";
import { Section } from "#ui/section.tsx";
import type { GuidePieces as Pieces } from "../guide-view.ts";
import { YearsBar } from "./years-bar.tsx";
import "./guide-pieces.css";

/** The small live parts of our tools that belong to a section. */
export function GuidePieces({ pieces: { clocks, cv, hasVisaCheck, stays } }: { pieces: Pieces }) {
  return (
    <>
      {clocks.length > 0 ? <Clocks clocks={clocks} /> : null}
      {cv ? <CvProfile rows={cv} /> : null}
      {hasVisaCheck ? <VisaCheck /> : null}
      {stays ? <Stays stays={stays} /> : null}
    </>
  );
}

function Clocks({ clocks }: Pick<Pieces, "clocks">) {
  return (
    <Section title="Dates when a rule changes">
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

/** Work after a degree, as bars; each line says the same in words. */
function Stays({ stays }: { stays: NonNullable<Pieces["stays"]> }) {
  return (
    <Section
      title="Beside the other countries"
      aside={<Link to="/country-guide">Compare everything</Link>}
    >
      <p className="small muted">
        Work after a degree. Bars run from 0 to 3 years: solid is the shortest stay, hatched runs to
        the longest.
      </p>
      <ul className="gpieces__stays">
        {stays.map(({ code, name, figure, note, from, to, isHere }) => (
          <li key={code} aria-current={isHere ? "true" : undefined}>
            <span className="gpieces__n">
              <span className="bullet" aria-hidden="true">
                {code}
              </span>
              {name}
            </span>
            <YearsBar from={from} to={to} />
            <span className="small">
              <b>{figure}</b> <span className="muted">{note}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function CvProfile({ rows }: { rows: NonNullable<Pieces["cv"]> }) {
  return (
    <Section title="What our CV studio follows">
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
