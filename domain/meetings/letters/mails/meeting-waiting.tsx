import { MailText } from "#platform/mail/mail-layout.tsx";
import { MeetingMailLayout } from "./meeting-mail-layout.tsx";

type WaitingMailProps = { name: string; title: string; until: string; link: string };

export function subject({ title }: WaitingMailProps): string {
  return `You are on the list: ${title}`;
}

export function Mail(mail: WaitingMailProps) {
  return (
    <MeetingMailLayout
      mail={mail}
      preview="We will email you as soon as a time that suits you is free."
      action={{ label: "See or leave the list", link: mail.link }}
    >
      <MailText>
        You are on the waiting list for <b>{mail.title}</b>, until {mail.until}.
      </MailText>
      <MailText>
        When a time that suits you becomes free, we hold it for you and email you. The email says
        how long you have to book it.
      </MailText>
    </MeetingMailLayout>
  );
}
