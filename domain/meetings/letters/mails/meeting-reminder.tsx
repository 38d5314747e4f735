import { MailText } from "#platform/mail/letter.tsx";
import { MeetingLetter, type MeetingMailProps, WhenAndWhere } from "./meeting-letter.tsx";

export function subject({ title, host }: MeetingMailProps): string {
  return `Soon: ${title} with ${host}`;
}

export function Mail(mail: MeetingMailProps) {
  return (
    <MeetingLetter
      mail={mail}
      preview={`Your meeting ${mail.soon}.`}
      action={{ label: "See your meeting", link: mail.link }}
    >
      <MailText>
        <b>{mail.title}</b> {mail.soon}.
      </MailText>
      <WhenAndWhere {...mail} />
    </MeetingLetter>
  );
}
