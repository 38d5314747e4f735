import { Letter, MailText } from "#platform/mail/letter.tsx";

type DecidedProps = { name: string; note: string | null; link: string };

export function subject(): string {
  return "You are a Waymark campus ambassador";
}

export function Mail({ name, note, link }: DecidedProps) {
  return (
    <Letter
      name={name}
      preview="What happens next, and what you need not do."
      action={{ label: "Read what ambassadors do", link }}
      reason="You have this mail because you applied to be a campus ambassador."
    >
      <MailText>We would like you to be an ambassador on your campus. Thank you.</MailText>
      {note ? <MailText>{note}</MailText> : null}
      <MailText>
        Your account is marked as an ambassador’s. If you have none with this address yet, register
        with it, and we mark it then. We write to you about a first call within two weeks.
      </MailText>
      <MailText>You can stop at any time, with one line to us.</MailText>
    </Letter>
  );
}
