import { ArrowRight } from "lucide-react";
import { Form } from "react-router";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Section } from "#ui/section.tsx";
import type { SourceLine } from "../plan/plan-view.ts";
import type { PlaybookProgress } from "../reading/reading-view.ts";
import { ChapterLine } from "./chapter-line.tsx";
import { Sources } from "./task-list.tsx";
import "./plan-side.css";

type PlanSideProps = {
  cvs: number;
  playbook: PlaybookProgress;
  reminders: { isOn: boolean; words: string };
  calendar: string | null;
  rule: { words: string; to: string; sources: readonly SourceLine[] };
  university: string;
};

/** What stands beside the plan: CV, playbook, rules, reminders, family, arrival, and who sees what. */
export function PlanSide(props: PlanSideProps) {
  const { cvs, playbook, rule, university } = props;
  return (
    <>
      <Section title="First CV" aside={<More to="/my-cvs">{cvs > 0 ? "Continue" : "Begin"}</More>}>
        {cvs > 0 ? (
          <p>
            {cvs === 1 ? "One document" : `${cvs} documents`} in the CV studio. You keep everything
            you write here when you arrive.
          </p>
        ) : (
          <p>Start it from home: one page, no photo, no birth date.</p>
        )}
      </Section>
      <Playbook {...playbook} />
      <Section title="Work rules to know before you land">
        <p className="small">
          {rule.words} <Link to={rule.to}>Why, and what counts</Link>
        </p>
        <Sources sources={rule.sources} />
      </Section>
      <Reminders {...props} />
      <Section title="For your family">
        <p className="small">
          Share parts of your plan with a private link: your flight, both local times, your
          progress. Your family can look but change nothing, and you can end it.
        </p>
        <div className="btns">
          <ButtonLink to="/jumpstart-dashboard/family" variant="second" size="s">
            Share my plan
          </ButtonLink>
        </div>
      </Section>
      <Section title="Have you arrived?">
        <p className="small">
          One step changes your account to a student account. Nothing is lost, and you get a plan
          for your first week.
        </p>
        <div className="btns">
          <ButtonLink to="/jumpstart-dashboard/arrived" variant="second" size="s">
            I have arrived
          </ButtonLink>
        </div>
      </Section>
      <Section title="Who can see this">
        <p className="small">
          Only you see your steps, documents and dates. {university} sees your name, your email,
          when you joined and, once you say so, that you have arrived. It sees how many of its
          students fly soon and have their visa, in counts of five or more, but never whose.
        </p>
      </Section>
    </>
  );
}

function Playbook({ chapters, next, read }: PlaybookProgress) {
  return (
    <Section
      title="LinkedIn playbook"
      aside={
        <More to={next?.to ?? "/jumpstart/linkedin-starter-playbook"}>
          {next ? `Chapter ${next.number}` : "All chapters"}
        </More>
      }
    >
      {chapters > 0 ? (
        <>
          <ChapterLine count={chapters} read={read} />
          <p className="small">
            {next ? (
              <>
                <b>{next.title}.</b> {next.minutes} min
              </>
            ) : (
              "You have read all of it."
            )}
          </p>
        </>
      ) : (
        <EmptyState headingLevel={3} title="No chapters yet">
          Look at the reading list in the meantime.
        </EmptyState>
      )}
    </Section>
  );
}

function Reminders({ reminders, calendar }: Pick<PlanSideProps, "reminders" | "calendar">) {
  return (
    <Section title="Reminders and calendar">
      <p className="small">
        {reminders.isOn
          ? `We email you at the start of each week. ${reminders.words}`
          : "An email at the start of each week, with its steps and what is not done yet."}
      </p>
      <Form method="post" className="btns" preventScrollReset>
        <Button variant="second" size="s" name="intent" value={reminders.isOn ? "stop" : "remind"}>
          {reminders.isOn ? "Stop reminders" : "Remind me each week"}
        </Button>
      </Form>
      {calendar ? (
        <div className="feed">
          <p className="small" id="feed-words">
            Subscribe to this address, and your calendar updates with your flight. Anyone with the
            address can read your steps.
          </p>
          <code aria-describedby="feed-words">{calendar}</code>
        </div>
      ) : null}
      <Form method="post" preventScrollReset>
        <Button variant="link" name="intent" value="calendar">
          {calendar ? "Make a new address and end this one" : "Make an address to subscribe to"}
        </Button>
      </Form>
    </Section>
  );
}

function More({ to, children }: { to: string; children: React.ReactNode }) {
  return (
    <Link className="more" to={to}>
      {children}
      <Icon icon={ArrowRight} isDirectional />
    </Link>
  );
}
