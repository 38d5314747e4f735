import { MailText } from "#platform/mail/mail-layout.tsx";
import { MeetingMailLayout, type MeetingMailProps, WhenAndWhere } from "./meeting-mail-layout.tsx";

export function subject({ title, host }: MeetingMailProps): string {
  return `A time is free: ${title} with ${host}`;
}

export function Mail(mail: MeetingMailProps) {
  return (
    <MeetingMailLayout
      mail={mail}
      preview={`We are holding a time for you until ${mail.until}.`}
      action={{ label: "Book this time", link: mail.link }}
    >
      <MailText>
        A time has become free for <b>{mail.title}</b>, and you are next on the list.
      </MailText>
      <WhenAndWhere {...mail} />
      <MailText>
        We will hold it for you until {mail.until}. After that it goes to the next person, and you
        are no longer on the list.
      </MailText>
    </MeetingMailLayout>
  );
}
