import { MailText } from "#platform/mail/letter.tsx";
import { MeetingLetter, type MeetingMailProps } from "./meeting-letter.tsx";

export function subject({ title, host }: MeetingMailProps): string {
  return `What you agreed: ${title} with ${host}`;
}

export function Mail(mail: MeetingMailProps) {
  return (
    <MeetingLetter
      mail={mail}
      preview={`${mail.host} wrote down what you agreed.`}
      action={{ label: "See your meeting", link: mail.link }}
    >
      <MailText>{mail.host} wrote down what you agreed:</MailText>
      {mail.summary.split("\n").map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text stay in their places.
        <MailText key={at}>{line}</MailText>
      ))}
    </MeetingLetter>
  );
}
