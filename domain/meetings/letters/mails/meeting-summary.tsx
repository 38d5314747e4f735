import { MailText } from "#platform/mail/mail-layout.tsx";
import { MeetingMailLayout, type MeetingMailProps } from "./meeting-mail-layout.tsx";

export function subject({ title, host }: MeetingMailProps): string {
  return `What you agreed: ${title} with ${host}`;
}

export function Mail(mail: MeetingMailProps) {
  return (
    <MeetingMailLayout
      mail={mail}
      preview={`${mail.host} wrote down what you agreed.`}
      action={{ label: "See your meeting", link: mail.link }}
    >
      <MailText>{mail.host} wrote down what you agreed:</MailText>
      {mail.summary.split("\n").map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text stay in their places.
        <MailText key={at}>{line}</MailText>
      ))}
    </MeetingMailLayout>
  );
}
