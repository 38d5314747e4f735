import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";

type Props = { name: string; title: string; link: string };

export function subject({ title }: Props): string {
  return `A new applicant: ${title}`;
}

/** Who it is stays on the page. */
export function Mail({ name, title, link }: Props) {
  return (
    <MailLayout
      name={name}
      preview="Somebody applied for your job."
      action={{ label: "See the applicants", link }}
      reason="You have this email because you represent an employer that takes applications on Waymark. We send the next one after somebody has looked at the new applicants."
    >
      <MailText>Somebody applied for {title}. You can now read their CV and answers.</MailText>
    </MailLayout>
  );
}
