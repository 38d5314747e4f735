import { Letter, MailText } from "#platform/mail/letter.tsx";

type Props = { name: string; university: string; weekLink: string; hasEndedLinks: boolean };

export function subject({ university }: Props): string {
  return `Welcome: you are a student at ${university} now`;
}

export function Mail({ name, university, weekLink, hasEndedLinks }: Props) {
  return (
    <Letter
      name={name}
      preview="Your account is a student’s now, and nothing you made is lost."
      reason={`You have a Waymark account at ${university}, and you have arrived.`}
      action={{ label: "Open my first week", link: weekLink }}
    >
      <MailText>
        Your account is a student’s account from today. Your CVs, saved jobs, notes and plan are
        where you left them.
      </MailText>
      <MailText>
        A short plan for your first week waits for you: register, phone, address, bank, and the
        guard that counts your working hours.
      </MailText>
      {hasEndedLinks ? (
        <MailText>The links with which you shared your plan at home have ended.</MailText>
      ) : null}
    </Letter>
  );
}
