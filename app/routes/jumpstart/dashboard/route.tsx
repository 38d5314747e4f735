import { data, redirect } from "react-router";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { MapSheet } from "#app/shell/map-sheet.tsx";
import { findProfile } from "#domain/accounts/people/profiles.server.ts";
import { TaskList } from "#domain/jumpstart/components/task-list.tsx";
import { TwoClocks } from "#domain/jumpstart/components/two-clocks.tsx";
import { WeekLine } from "#domain/jumpstart/components/week-line.tsx";
import { describeDeparture } from "#domain/jumpstart/dashboard.ts";
import { findMarks, markStep } from "#domain/jumpstart/marks.server.ts";
import { findUniversity } from "#domain/universities/universities.queries.server.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Details } from "#ui/details.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Section } from "#ui/section.tsx";
import type { Route } from "./+types/route";
import "./dashboard.css";

export async function loader({ context }: Route.LoaderArgs) {
  const member = memberOf(context);
  const university = member.universityId ? await findUniversity(member.universityId) : null;
  const [profile, marks] = await Promise.all([findProfile(member.id), findMarks(member.id)]);
  return describeDeparture(profile, university, marks, new Date());
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readFormData(request);
  const step = String(form.get("step"));
  const isDone = form.get("isDone") === "yes";
  const marked = await markStep(memberOf(context).id, { step, isDone });
  if (!marked.ok) throw data("We could not find that step.", { status: 404 });
  return redirect("/jumpstart-dashboard");
}

export function meta() {
  return [{ title: "Your plan - Jumpstart by Waymark" }];
}

export default function JumpstartDashboard({ loaderData: plan }: Route.ComponentProps) {
  return (
    <main id="main">
      <section className="jp night" aria-labelledby="days">
        <MapSheet art="hero" />
        <div className="wrap jp__in">
          <div className="jp__say">
            <p className="small muted">{plan.journey}</p>
            <DaysHeading daysLeft={plan.daysLeft} fliesOn={plan.fliesOn} />
            <div className="btns">
              <ButtonLink to="#this-week">See this week</ButtonLink>
              <ButtonLink to="/jumpstart-edit-profile" variant="link">
                Change my date
              </ButtonLink>
            </div>
          </div>
          <TwoClocks clocks={plan.clocks} />
          <WeekLine weeks={plan.weeks} />
        </div>
      </section>
      <div className="wrap jp-body">
        <div id="this-week">
          <Section
            title={`This week: ${plan.thisWeek.name}`}
            aside={<p className="small muted">{plan.thisWeek.weeksToGo} to go</p>}
          >
            <TaskList tasks={plan.thisWeek.tasks} />
          </Section>
          {plan.open.length > 0 ? (
            <Section title="Still open from earlier weeks">
              <TaskList
                tasks={plan.open.flatMap(({ tasks }) => tasks.filter(({ isDone }) => !isDone))}
              />
            </Section>
          ) : null}
          <Section title="Weeks ahead">
            {plan.ahead.map((week) => (
              <Details key={week.weeksToGo} summary={`${week.weeksToGo} to go: ${week.name}`}>
                <TaskList tasks={week.tasks} />
              </Details>
            ))}
          </Section>
        </div>
        <div>
          <Section title="First CV">
            <EmptyState
              headingLevel={3}
              title="No CV yet"
              action={<ButtonLink to="/my-cvs">Open the CV studio</ButtonLink>}
            >
              Start it from home: one page, no photo, no birth date.
            </EmptyState>
          </Section>
          <Section title="Who can see this">
            <p>Only you see which steps you ticked.</p>
          </Section>
        </div>
      </div>
    </main>
  );
}

function DaysHeading({ daysLeft, fliesOn }: { daysLeft: number | null; fliesOn: string | null }) {
  if (daysLeft === null) {
    return (
      <>
        <h1 id="days">When do you fly?</h1>
        <p>Add the day in your profile and the plan counts down to it.</p>
      </>
    );
  }
  return (
    <>
      <h1 id="days">
        <b>{daysLeft}</b> days until you fly
      </h1>
      <p>On {fliesOn}.</p>
    </>
  );
}
