import { ClockLines } from "#platform/mail/clock-lines.tsx";
import { MailText } from "#platform/mail/mail-layout.tsx";
import { MeetingMailLayout, type MeetingMailProps, meetingFiles } from "./meeting-mail-layout.tsx";

export function subject({ title, host }: MeetingMailProps): string {
  return `Cancelled: ${title} with ${host}`;
}

export const attachments = meetingFiles;

export function Mail(mail: MeetingMailProps) {
  return (
    <MeetingMailLayout
      mail={mail}
      preview="Your meeting is cancelled."
      action={{ label: "Book another time", link: mail.bookAnother }}
    >
      <MailText>
        {mail.cancelledByHost
          ? `${mail.host} had to cancel your meeting: ${mail.title}.`
          : `You cancelled your meeting with ${mail.host}: ${mail.title}.`}
      </MailText>
      {mail.reason ? <MailText>{mail.reason}</MailText> : null}
      <MailText>
        <ClockLines times={mail.times} />
      </MailText>
    </MeetingMailLayout>
  );
}
