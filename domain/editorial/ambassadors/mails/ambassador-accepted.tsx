import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";

type DecidedProps = { name: string; note: string | null; link: string };

export function subject(): string {
  return "You are a Waymark campus ambassador";
}

export function Mail({ name, note, link }: DecidedProps) {
  return (
    <MailLayout
      name={name}
      preview="What happens next, and what you do not need to do."
      action={{ label: "Read what ambassadors do", link }}
      reason="You have this email because you applied to be a campus ambassador."
    >
      <MailText>We would like you to be an ambassador on your campus. Thank you.</MailText>
      {note ? <MailText>{note}</MailText> : null}
      <MailText>
        Your account is now an ambassador account. If you have no account with this address yet,
        register with it, and we will then change it. We will email you about a first call within
        two weeks.
      </MailText>
      <MailText>You can stop at any time. Just tell us.</MailText>
    </MailLayout>
  );
}
