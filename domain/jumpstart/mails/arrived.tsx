import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";

type Props = { name: string; university: string; weekLink: string; hasEndedLinks: boolean };

export function subject({ university }: Props): string {
  return `Welcome: you are a student at ${university} now`;
}

export function Mail({ name, university, weekLink, hasEndedLinks }: Props) {
  return (
    <MailLayout
      name={name}
      preview="You now have a student account, and nothing you made is lost."
      reason={`You have a Waymark account at ${university}, and you have arrived.`}
      action={{ label: "Open my first week", link: weekLink }}
    >
      <MailText>
        Your account is a student’s account from today. Your CVs, saved jobs, notes and plan are
        where you left them.
      </MailText>
      <MailText>
        We have a short plan for your first week: register, phone, address, bank, and counting your
        working hours.
      </MailText>
      {hasEndedLinks ? (
        <MailText>The links you shared with your family no longer work.</MailText>
      ) : null}
    </MailLayout>
  );
}
