import { Letter, MailText } from "#domain/accounts/mails/letter.tsx";

type Props = {
  name: string;
  items: { title: string; words: string }[];
  plannerLink: string;
  stopLink: string;
};

/** A mailbox shows subjects to whoever stands near: it says no more than the title. */
export function subject({ items }: Props): string {
  const [first, ...others] = items;
  if (!first) return "A date you asked us to remind you of";
  return others.length === 0 ? first.title : `${first.title}, and ${others.length} more`;
}

export function Mail({ name, items, plannerLink, stopLink }: Props) {
  return (
    <Letter
      name={name}
      preview={items.map(({ title }) => title).join(". ")}
      reason={
        <>
          You asked for this mail in the Graduate visa planner.{" "}
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
    </Letter>
  );
}
