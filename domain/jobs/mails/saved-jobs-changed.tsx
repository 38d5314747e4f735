import { MailButton, MailLayout, MailText } from "#domain/accounts/mails/layout.tsx";
import { firstNameOf } from "#domain/accounts/visitor.ts";
import { WayOut } from "./way-out.tsx";

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
    <WayOut reason="You saved these jobs, so we keep an eye on them." stopLink={stopLink} />
  );
  return (
    <MailLayout preview={items.map(({ title }) => title).join(". ")} reason={reason}>
      <MailText>Hello {firstNameOf(name)},</MailText>
      <MailText>This happened to jobs you saved:</MailText>
      {items.map(({ title, words, link }) => (
        <p key={title + link} style={{ margin: "0 0 16px", fontSize: 16, lineHeight: "24px" }}>
          <a href={link} style={{ color: "#10203f", fontWeight: 700 }}>
            {title}
          </a>
          <br />
          {words}
        </p>
      ))}
      <MailButton href={savedLink}>Open my saved jobs</MailButton>
    </MailLayout>
  );
}
