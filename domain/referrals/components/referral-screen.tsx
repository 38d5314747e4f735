import type { FormState } from "#domain/forms/form-state.ts";
import { isoDay, longDay } from "#rules/days.ts";
import { WINDOW_DAYS } from "#rules/referrals/attribution.ts";
import { Button } from "#ui/button.tsx";
import { DescriptionList } from "#ui/description-list.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Form } from "#ui/form.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Section } from "#ui/section.tsx";
import { DataTable } from "#ui/table.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import type { LedgerEntry, ReferralRow } from "../ledger.queries.server.ts";
import { referralPaths } from "../referral-paths.ts";
import { referralStateOf } from "../referral-state.ts";

type ReferralScreenProps = {
  referral: ReferralRow;
  entries: readonly LedgerEntry[];
  state: FormState | undefined;
};

/** One invitation at the desk: both people, what was decided and why, and its entries in the ledger. */
export function ReferralScreen({ referral, entries, state }: ReferralScreenProps) {
  const open = entries.find(({ isCorrected }) => !isCorrected);
  return (
    <main id="main" className="wrap desk">
      <PageHead
        crumbs={[{ label: "Invitations", to: referralPaths.desk }]}
        over={`Invitation ${referral.id}`}
        title={referralStateOf(referral)}
      />
      <ErrorSummary errors={state?.errors} title="That did not work" />
      <DescriptionList items={factsOf(referral)} />
      <Section title="Ledger">
        {entries.length === 0 ? (
          <p className="muted">No points yet.</p>
        ) : (
          <DataTable
            caption="Entries about this invitation, oldest first. None is ever changed."
            rows={entries}
            rowKey={({ id }) => id}
            columns={entryColumns}
          />
        )}
      </Section>
      {open ? <Counter entry={open} state={state} /> : null}
    </main>
  );
}

const day = (at: Date) => longDay(isoDay(at));

function factsOf(referral: ReferralRow) {
  return [
    { term: "Invited by", detail: <Person id={referral.inviterId} name={referral.inviter} /> },
    { term: "Who joined", detail: <Person id={referral.friendId} name={referral.friend} /> },
    { term: "Link", detail: referral.campaign ?? referral.code ?? "Account erased" },
    { term: "University", detail: referral.university ?? "None" },
    { term: "Opened the link", detail: day(referral.followedAt) },
    {
      term: "Joined",
      detail: `${day(referral.joinedAt)}. It counts within ${WINDOW_DAYS} days of opening the link.`,
    },
    {
      term: "Became active",
      detail: referral.activatedAt ? day(referral.activatedAt) : "Not yet",
    },
    { term: "Points now", detail: referral.points },
  ];
}

function Person({ id, name }: { id: string | null; name: string | null }) {
  return id && name ? <Link to={`/staff/people/${id}`}>{name}</Link> : "Account erased";
}

const entryColumns = [
  {
    key: "entry",
    heading: "Entry",
    cell: ({ id }: LedgerEntry) => `No. ${id}`,
    isRowHeading: true,
  },
  { key: "day", heading: "Day", cell: ({ at }: LedgerEntry) => day(at) },
  {
    key: "what",
    heading: "What",
    cell: ({ correctsId, reason, writtenBy }: LedgerEntry) =>
      correctsId === null
        ? "Reward"
        : `Reverses no. ${correctsId}: ${reason} (${writtenBy ?? "somebody who has left"})`,
  },
  {
    key: "points",
    heading: "Points",
    cell: ({ points }: LedgerEntry) => (points > 0 ? `+${points}` : `−${-points}`),
    isFigure: true,
  },
];

function Counter({ entry, state }: { entry: LedgerEntry; state: FormState | undefined }) {
  const points = -entry.points;
  return (
    <Section title="Add a counter-entry">
      <Form method="post" className="stack">
        <input type="hidden" name="entryId" value={entry.id} />
        <p>
          It reverses entry no. {entry.id} with {points > 0 ? `+${points}` : `−${-points}`} and
          stays in the ledger with your name.
        </p>
        <TextareaField
          name="reason"
          label="Reason"
          hint="The inviter can read it. Do not name anyone: it stays when accounts are erased."
          rows={3}
          maxLength={500}
          defaultValue={state?.values.reason ?? ""}
          error={state?.errors.reason?.[0]}
        />
        <div className="btns">
          <Button>Add the counter-entry</Button>
        </div>
      </Form>
    </Section>
  );
}
