import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";

type Props = { name: string; title: string; employer: string; body: string; link: string };

export function subject({ title, employer }: Props): string {
  return `${employer} wrote about your application: ${title}`;
}

export function Mail({ name, title, employer, body, link }: Props) {
  return (
    <MailLayout
      name={name}
      preview={`A message about ${title}.`}
      action={{ label: "See your application", link }}
      reason="You have this email because you applied for this job on Waymark. Nobody receives replies to this email: write to the employer at an address in its message."
    >
      <MailText>{employer} wrote about your application:</MailText>
      {body
        .split(/\n{2,}/)
        .map((paragraph, index) => ({ key: `${index} ${paragraph}`, paragraph }))
        .map(({ key, paragraph }) => (
          <MailText key={key}>{paragraph}</MailText>
        ))}
    </MailLayout>
  );
}
