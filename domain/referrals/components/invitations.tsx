import { Download } from "lucide-react";
import type { FormState } from "#domain/forms/form-state.ts";
import { shortDay } from "#rules/days.ts";
import {
  ACTIVE_ON_DAYS,
  ACTIVE_WITHIN_DAYS,
  RECOGNITION_POINTS,
} from "#rules/referrals/activation.ts";
import { BarChart } from "#ui/bar-chart.tsx";
import { Button } from "#ui/button.tsx";
import { ChartFrame } from "#ui/chart-frame.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { Figures } from "#ui/figures.tsx";
import { Form } from "#ui/form.tsx";
import { Icon } from "#ui/icon.tsx";
import { Section } from "#ui/section.tsx";
import { DataTable } from "#ui/table.tsx";
import type { ReferralChoices } from "../choices.server.ts";
import type { LinkView } from "../link-view.server.ts";
import { referralPaths } from "../referral-paths.ts";
import type { Totals, WeekResult } from "../results.queries.server.ts";
import { LinkCard } from "./link-card.tsx";
import "./invitations.css";

export type InvitationsView = {
  links: readonly LinkView[];
  choices: ReferralChoices;
  totals: Totals;
  weeks: readonly WeekResult[];
  entries: readonly { id: number; day: string; points: number; reason: string }[];
};

type PartProps = InvitationsView & { state: FormState | undefined; page: string };

export function InvitationFigures({ totals }: Pick<InvitationsView, "totals">) {
  return (
    <Figures
      items={[
        { label: "Joined", value: totals.joined, note: "made an account with one of your links" },
        {
          label: "Active",
          value: totals.active,
          note: `did something useful on ${ACTIVE_ON_DAYS} different days within ${ACTIVE_WITHIN_DAYS} days`,
        },
        { label: "Points", value: totals.points, note: "one for each active friend" },
      ]}
    />
  );
}

/** The links; those who may have campaigns add them here. */
export function Links({ links, state, page, hasCampaigns }: PartProps & { hasCampaigns: boolean }) {
  return (
    <Section title={hasCampaigns ? "Your links" : "Your link"}>
      <ul className="invites">
        {links.map((link) => (
          <LinkCard key={link.id} link={link} hasPoster={hasCampaigns} page={page} />
        ))}
      </ul>
      {hasCampaigns ? (
        <Form method="post" action={page} preventScrollReset className="invites__add">
          <Field
            label="Name of the new link"
            hint="Only you see it, such as “Freshers fair”. Each link is counted separately."
            name="campaign"
            maxLength={60}
            defaultValue={state?.values.campaign ?? ""}
            error={state?.errors.campaign?.[0]}
          />
          <Button name="intent" value="campaign" variant="second">
            Add a link
          </Button>
        </Form>
      ) : null}
    </Section>
  );
}

export function Results({ weeks }: Pick<InvitationsView, "weeks">) {
  const last = weeks.at(-1)!;
  const joined = weeks.reduce((sum, week) => sum + week.joined, 0);
  const people = joined === 1 ? "1 person" : `${joined} people`;
  return (
    <ChartFrame
      headline={`${people} joined in the last ${weeks.length} weeks, ${last.joined} of them this week.`}
      note="Weeks begin on Monday. An active friend is counted in the week they became active."
      table={{
        headings: ["Week of", "Joined", "Became active"],
        rows: weeks.map((week) => [shortDay(week.monday), week.joined, week.active]),
      }}
    >
      <BarChart
        shape="columns"
        bars={weeks.map((week) => ({
          label: shortDay(week.monday),
          value: week.joined,
          isTold: week === last,
        }))}
      />
    </ChartFrame>
  );
}

/** What points are, where they came from, and what they give. */
export function Points({ entries, totals }: Pick<InvitationsView, "entries" | "totals">) {
  const missing = RECOGNITION_POINTS - totals.points;
  return (
    <Section title="Points">
      <p>
        A point is our thank-you. It is not money and cannot be exchanged. From {RECOGNITION_POINTS}{" "}
        points on you can download a letter of thanks as a PDF, which says how many people you
        helped to start and when. You can put it with your CV.
      </p>
      {missing > 0 ? (
        <p className="small muted">
          {missing === 1 ? "1 point" : `${missing} points`} more until you get the letter.
        </p>
      ) : (
        <p>
          <a className="btn btn--mark" href={referralPaths.recognition}>
            <Icon icon={Download} />
            Letter of thanks (PDF)
          </a>
        </p>
      )}
      {entries.length > 0 ? (
        <DataTable
          caption="Your points, newest first"
          rows={entries}
          rowKey={({ id }) => id}
          columns={[
            { key: "day", heading: "Day", cell: ({ day }) => day, isRowHeading: true },
            {
              key: "why",
              heading: "For",
              cell: ({ reason }) =>
                reason ? `Corrected by our staff: ${reason}` : "A friend became active",
            },
            {
              key: "points",
              heading: "Points",
              cell: ({ points }) => (points > 0 ? `+${points}` : `−${-points}`),
              isFigure: true,
            },
          ]}
        />
      ) : null}
    </Section>
  );
}

export function Choices({ choices, page }: Pick<PartProps, "choices" | "page">) {
  return (
    <Section title="What you agree to">
      <Form method="post" action={page} preventScrollReset className="stack">
        <Checkbox
          name="showsFirstName"
          label="Show my first name on the page behind my links"
          hint="Otherwise it says “A student at” and your university."
          defaultChecked={choices.showsFirstName}
        />
        <Checkbox
          name="wantsWeekly"
          label="Email me the numbers on Mondays"
          hint="Only after a week in which somebody joined or became active."
          defaultChecked={choices.wantsWeekly}
        />
        <div className="btns">
          <Button name="intent" value="choices" variant="second">
            Save
          </Button>
        </div>
      </Form>
    </Section>
  );
}
