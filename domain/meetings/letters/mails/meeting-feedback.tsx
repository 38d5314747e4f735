import { MailText } from "#platform/mail/letter.tsx";
import { MeetingLetter, type MeetingMailProps } from "./meeting-letter.tsx";

export function subject({ title, host }: MeetingMailProps): string {
  return `How useful was it? ${title} with ${host}`;
}

export function Mail(mail: MeetingMailProps) {
  return (
    <MeetingLetter
      mail={mail}
      preview="One question about your meeting."
      action={{ label: "Answer one question", link: mail.link }}
    >
      <MailText>
        You met {mail.host}: <b>{mail.title}</b>. Was it useful? One question helps them do it
        better. They read the answers together, without names.
      </MailText>
    </MeetingLetter>
  );
}
