import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";
import { retentionDays } from "#rules/retention.ts";

type Props = { name: string; title: string; employer: string; link: string };

export function subject({ title, employer }: Props): string {
  return `You applied: ${title}, ${employer}`;
}

export function Mail({ name, title, employer, link }: Props) {
  return (
    <MailLayout
      name={name}
      preview={`${employer} has your application.`}
      action={{ label: "See your application", link }}
      reason="You have this email because you applied for a job on Waymark."
    >
      <MailText>
        {employer} has your application for {title}. On its page you can see what you sent, its
        stage and the employer’s messages, and withdraw it.
      </MailText>
      <MailText>
        It is deleted {retentionDays.applications} days after the job closes, here and for the
        employer.
      </MailText>
    </MailLayout>
  );
}
