import { MailText } from "#platform/mail/mail-layout.tsx";
import { EventMailLayout, type EventMailProps, WhenAndWhere } from "./event-mail-layout.tsx";

export function subject({ title, soon }: EventMailProps): string {
  return `${title} ${soon ?? ""}`;
}

export function Mail(mail: EventMailProps) {
  return (
    <EventMailLayout
      mail={mail}
      preview={`${mail.title} ${mail.soon}`}
      action={{ label: "See your place", link: mail.place }}
    >
      <MailText>
        The {mail.kind} <b>{mail.title}</b> {mail.soon}.
      </MailText>
      <WhenAndWhere {...mail} />
      <MailText>
        The link to join is on the page of your place from 15 minutes before the start. Can you not
        come? <a href={mail.place}>Cancel your place</a>, so that somebody else can have it.
      </MailText>
    </EventMailLayout>
  );
}
