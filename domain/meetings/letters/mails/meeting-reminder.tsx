import { MailText } from "#platform/mail/mail-layout.tsx";
import { MeetingMailLayout, type MeetingMailProps, WhenAndWhere } from "./meeting-mail-layout.tsx";

export function subject({ title, host }: MeetingMailProps): string {
  return `Soon: ${title} with ${host}`;
}

export function Mail(mail: MeetingMailProps) {
  return (
    <MeetingMailLayout
      mail={mail}
      preview={`Your meeting ${mail.soon}.`}
      action={{ label: "See your meeting", link: mail.link }}
    >
      <MailText>
        <b>{mail.title}</b> {mail.soon}.
      </MailText>
      <WhenAndWhere {...mail} />
    </MeetingMailLayout>
  );
}
