import { MailItem, MailLayout, MailText } from "#platform/mail/mail-layout.tsx";
import { UnsubscribeNote } from "../../alerts/mails/unsubscribe-note.tsx";

type Props = {
  name: string;
  items: { title: string; words: string; link: string }[];
  savedLink: string;
  stopLink: string;
};

export function subject({ items }: Props): string {
  const [first, ...others] = items;
  if (!first) return "News of your saved jobs";
  return others.length === 0 ? first.title : `${first.title}, and ${others.length} more`;
}

export function Mail({ name, items, savedLink, stopLink }: Props) {
  const reason = (
    <UnsubscribeNote
      reason="You saved these jobs, so we keep an eye on them."
      stopLink={stopLink}
    />
  );
  return (
    <MailLayout
      name={name}
      preview={items.map(({ title }) => title).join(". ")}
      reason={reason}
      action={{ label: "Open my saved jobs", link: savedLink }}
    >
      <MailText>This happened to jobs you saved:</MailText>
      {items.map(({ title, words, link }) => (
        <MailItem key={title + link} title={title} link={link}>
          {words}
        </MailItem>
      ))}
    </MailLayout>
  );
}
