import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";

type Props = {
  name: string;
  items: { title: string; words: string }[];
  plannerLink: string;
  stopLink: string;
};

/** A mailbox shows subjects to anyone who stands near: it says nothing of anybody's visa. */
export function subject({ items }: Props): string {
  return items.length > 1
    ? `${items.length} dates you asked us to remind you of`
    : "A date you asked us to remind you of";
}

export function Mail({ name, items, plannerLink, stopLink }: Props) {
  return (
    <MailLayout
      name={name}
      preview="You asked us to email you on this day."
      reason={
        <>
          You asked for this email in the Graduate visa planner.{" "}
          <a href={stopLink}>Stop all visa reminders</a>
        </>
      }
      action={{ label: "Open the planner", link: plannerLink }}
    >
      {items.map(({ title, words }) => (
        <MailText key={title}>
          <strong>{title}</strong>
          <br />
          {words}
        </MailText>
      ))}
      <MailText>
        Information from the rules as we last read them, not immigration advice. The planner links
        to the official page.
      </MailText>
    </MailLayout>
  );
}
