import { CalendarPlus } from "lucide-react";
import { Figures } from "#ui/figures.tsx";
import { Icon } from "#ui/icon.tsx";
import { Notice } from "#ui/notice.tsx";
import { RouteLine } from "#ui/route-line.tsx";
import { Section } from "#ui/section.tsx";
import type { PlannerView } from "../planner/view.ts";
import "./planner.css";

type PlannerAnswerProps = { view: PlannerView; calendar: string | null };

/** What the rule makes of the dates: a sentence, a line, figures, what waiting costs, fees. */
export function PlannerAnswer({ view, calendar }: PlannerAnswerProps) {
  return (
    <section className="planner__answer" aria-labelledby="answer">
      <h2 id="answer">{view.headline}</h2>
      <p>{view.lead}</p>
      <RouteLine direction="row" size="s" label="Your dates" stops={view.stops} />
      <Figures items={view.figures} />
      {view.waiting ? (
        <Notice tone="caution" title="What waiting costs">
          {view.waiting}
        </Notice>
      ) : null}
      {calendar ? (
        <p>
          <a className="more" href={calendar} download>
            <Icon icon={CalendarPlus} />
            Add these dates to my calendar
          </a>
        </p>
      ) : null}
      <Section title="What it costs">
        <dl className="planner__costs">
          {view.costs.map(({ what, amount }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
        <p className="tiny muted">
          {view.costsNote} We could not confirm how part of a year is charged, so we give no total.
        </p>
      </Section>
    </section>
  );
}

/** What the rule asks for, whatever the dates. */
export function PlannerSteps() {
  return (
    <Section title="What must happen first">
      <ol className="planner__steps">
        <li>You complete the course your Student visa was given for.</li>
        <li>Your university tells the Home Office that you did. Ask it when.</li>
        <li>You are in the UK on the day you apply, and your Student visa has not ended.</li>
        <li>You have not had a Graduate visa before: it is given once and cannot be extended.</li>
        <li>You pay the fee and the health surcharge when you apply.</li>
      </ol>
      <p>
        With a Graduate visa you may do any work, employed or self-employed, without a sponsor, but
        not as a professional sportsperson. It does not lead to settlement by itself.
      </p>
    </Section>
  );
}

export function PlannerFoot({ source, checkedOn }: { source: string; checkedOn: string }) {
  return (
    <div className="planner__foot small muted">
      <p>
        Related: <a href="/visa-check">does a job fit the Skilled Worker rules</a>,{" "}
        <a href="/work-hours">hours of work on a Student visa</a>,{" "}
        <a href="/employer-brief">a page for an employer</a>.
      </p>
      <p>
        <a href={source}>Graduate visa on GOV.UK</a>, last read {checkedOn}. The rules of this visa
        were also amended on 3 August 2026 (HC 259); we could not read what changed, so look at
        GOV.UK before you apply.
      </p>
      <p>
        This is information, not immigration advice, and it promises no visa. For advice, ask your
        university’s adviser or{" "}
        <a href="https://www.gov.uk/find-an-immigration-adviser">a registered adviser</a>.
      </p>
    </div>
  );
}
