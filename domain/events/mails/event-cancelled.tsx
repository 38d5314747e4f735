import { MailText } from "#platform/mail/mail-layout.tsx";
import {
  EventMailLayout,
  type EventMailProps,
  eventFiles,
  WhenAndWhere,
} from "./event-mail-layout.tsx";

export function subject({ title }: EventMailProps): string {
  return `Cancelled: ${title}`;
}

export const attachments = eventFiles;

export function Mail(mail: EventMailProps) {
  return (
    <EventMailLayout
      mail={mail}
      preview="This event will not take place."
      action={{ label: "See the event", link: mail.page }}
    >
      <MailText>
        The {mail.kind} <b>{mail.title}</b> is cancelled. It will not take place.
      </MailText>
      {mail.reason ? <MailText>{mail.reason}</MailText> : null}
      <WhenAndWhere {...mail} />
      {mail.dates ? (
        <MailText>The attached file removes the dates from your calendar.</MailText>
      ) : null}
    </EventMailLayout>
  );
}
