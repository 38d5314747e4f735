import { MailText } from "#platform/mail/mail-layout.tsx";
import { MeetingMailLayout, type MeetingMailProps } from "./meeting-mail-layout.tsx";

export function subject({ title, host }: MeetingMailProps): string {
  return `How useful was it? ${title} with ${host}`;
}

export function Mail(mail: MeetingMailProps) {
  return (
    <MeetingMailLayout
      mail={mail}
      preview="One question about your meeting."
      action={{ label: "Answer one question", link: mail.link }}
    >
      <MailText>
        You met {mail.host}: <b>{mail.title}</b>. Was it useful? One question helps them do it
        better. They read the answers together, without names.
      </MailText>
    </MeetingMailLayout>
  );
}
