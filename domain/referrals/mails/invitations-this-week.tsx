import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";

type WeekProps = { name: string; joined: number; active: number; link: string };

const people = (count: number) => (count === 1 ? "1 person" : `${count} people`);

export function subject({ joined, active }: WeekProps): string {
  return `Your invitations last week: ${joined} joined, ${active} active`;
}

export function Mail({ name, joined, active, link }: WeekProps) {
  return (
    <MailLayout
      name={name}
      preview={`${people(joined)} joined with your links last week.`}
      action={{ label: "See your invitations", link }}
      reason="You receive this because you asked for an email each week. To stop, untick it on your invitations page."
    >
      <MailText>
        Last week {people(joined)} joined with your links, and {people(active)} became active.
      </MailText>
    </MailLayout>
  );
}
