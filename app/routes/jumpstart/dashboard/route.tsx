import { CalendarPlus } from "lucide-react";
import { MapSheet } from "#app/shell/map-sheet.tsx";
import { DocumentList } from "#domain/jumpstart/components/document-list.tsx";
import { PlanSide } from "#domain/jumpstart/components/plan-side.tsx";
import { TaskList } from "#domain/jumpstart/components/task-list.tsx";
import { TwoClocks } from "#domain/jumpstart/components/two-clocks.tsx";
import { useTickFocus } from "#domain/jumpstart/components/use-tick-focus.ts";
import { WeekLine } from "#domain/jumpstart/components/week-line.tsx";
import { WeeksAhead } from "#domain/jumpstart/components/weeks-ahead.tsx";
import type { PlanView } from "#domain/jumpstart/plan/plan-view.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Details } from "#ui/details.tsx";
import { Icon } from "#ui/icon.tsx";
import { Notice } from "#ui/notice.tsx";
import { Section } from "#ui/section.tsx";
import type { Route } from "./+types/route";
import { answerPlan, loadPlan } from "./page.server.ts";
import "#domain/jumpstart/components/countdown.css";

export function loader(args: Route.LoaderArgs) {
  return loadPlan(args);
}

export function action(args: Route.ActionArgs) {
  return answerPlan(args);
}

export function meta() {
  return [{ title: "Your plan - Jumpstart by Waymark" }];
}

export default function JumpstartDashboard({ loaderData }: Route.ComponentProps) {
  const { plan, ...side } = loaderData;
  const ticks = useTickFocus(plan);
  const ready = plan.documents.filter(({ state }) => state === "ready").length;
  return (
    <main id="main">
      <section className="jp night" aria-labelledby="days">
        <MapSheet art="hero" />
        <div className="wrap jp__in">
          <Countdown plan={plan} />
          <TwoClocks {...plan.clocks} />
          <WeekLine stops={plan.stops} fly={plan.fly} />
        </div>
      </section>
      <div className="wrap jp-body">
        <div {...ticks}>
          {plan.notices.map(({ tone, title, words }) => (
            <Notice key={title} tone={tone} title={title} className="jp-note">
              {words}
            </Notice>
          ))}
          {plan.late.length > 0 ? (
            <Section title="Not done yet, and still possible">
              <TaskList tasks={plan.late} />
            </Section>
          ) : null}
          <Section
            title={plan.thisWeek.title}
            aside={
              <a className="more" href="/jumpstart-dashboard/plan.ics" download>
                <Icon icon={CalendarPlus} />
                Add to calendar
              </a>
            }
          >
            <TaskList tasks={plan.thisWeek.tasks} />
          </Section>
          <WeeksAhead weeks={plan.ahead} next={plan.next} />
          {plan.doneEarlier.length > 0 ? (
            <Details
              className="jp-done"
              summary={`Done in earlier weeks: ${plan.doneEarlier.length}`}
            >
              <TaskList tasks={plan.doneEarlier} />
            </Details>
          ) : null}
        </div>
        <div>
          <Section
            title="Documents"
            aside={
              <p className="small muted">
                {ready} of {plan.documents.length} ready
              </p>
            }
          >
            <DocumentList documents={plan.documents} university={plan.university} />
          </Section>
          <PlanSide {...side} university={plan.university} />
        </div>
      </div>
    </main>
  );
}

function Countdown({ plan }: { plan: PlanView }) {
  return (
    <div className="jp__say">
      <p className="small muted">{plan.journey}</p>
      <h1 id="days">
        {plan.daysLeft === null ? null : <b>{plan.daysLeft}</b>} {plan.heading}
      </h1>
      <p>
        {plan.flight ?? "Add the day and the plan counts down to it. Until then nothing is late."}{" "}
        {plan.summary}
      </p>
      <div className="btns">
        {plan.next ? (
          <a className="btn btn--mark" href={`#${plan.next}`}>
            Open the next step
          </a>
        ) : null}
        <ButtonLink to="/jumpstart-dashboard/dates" variant="link">
          Change my dates
        </ButtonLink>
      </div>
    </div>
  );
}
