import { MailText } from "#platform/mail/mail-layout.tsx";
import {
  MeetingMailLayout,
  type MeetingMailProps,
  meetingFiles,
  WhenAndWhere,
} from "./meeting-mail-layout.tsx";

export function subject({ title, host }: MeetingMailProps): string {
  return `New time: ${title} with ${host}`;
}

export const attachments = meetingFiles;

export function Mail(mail: MeetingMailProps) {
  return (
    <MeetingMailLayout
      mail={mail}
      preview="Your meeting has a new time. The calendar entry updates automatically."
      action={{ label: "See your meeting", link: mail.link }}
    >
      <MailText>
        <b>{mail.title}</b> has a new time. It was {mail.before}.
      </MailText>
      <WhenAndWhere {...mail} />
      <MailText>Open the attached file if your calendar does not update automatically.</MailText>
    </MeetingMailLayout>
  );
}
