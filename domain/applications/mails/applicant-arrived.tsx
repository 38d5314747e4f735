import { Letter, MailText } from "#platform/mail/letter.tsx";

type Props = { name: string; title: string; link: string };

export function subject({ title }: Props): string {
  return `A new applicant: ${title}`;
}

/** Who it is stays on the page. */
export function Mail({ name, title, link }: Props) {
  return (
    <Letter
      name={name}
      preview="Somebody applied for your job."
      action={{ label: "See the applicants", link }}
      reason="You have this mail because you represent an employer that takes applications on Waymark. The next comes once somebody has looked at the new ones."
    >
      <MailText>Somebody applied for {title}. Their CV and answers wait for you.</MailText>
    </Letter>
  );
}
