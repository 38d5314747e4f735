import { MailText } from "#platform/mail/mail-layout.tsx";
import {
  MeetingMailLayout,
  type MeetingMailProps,
  meetingFiles,
  WhenAndWhere,
} from "./meeting-mail-layout.tsx";

export function subject({ title, host }: MeetingMailProps): string {
  return `Booked: ${title} with ${host}`;
}

export const attachments = meetingFiles;

export function Mail(mail: MeetingMailProps) {
  return (
    <MeetingMailLayout
      mail={mail}
      preview="Your meeting is booked. The date for your calendar is attached."
      action={{ label: "See your meeting", link: mail.link }}
    >
      <MailText>
        Your meeting is booked: <b>{mail.title}</b>.
      </MailText>
      <WhenAndWhere {...mail} />
      <MailText>
        The page of your meeting has the link to join from ten minutes before. You can move or
        cancel the meeting there too.
      </MailText>
    </MeetingMailLayout>
  );
}
