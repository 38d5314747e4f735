import { MailText } from "#platform/mail/mail-layout.tsx";
import {
  EventMailLayout,
  type EventMailProps,
  eventFiles,
  WhenAndWhere,
} from "./event-mail-layout.tsx";

export function subject({ title }: EventMailProps): string {
  return `Your place: ${title}`;
}

export const attachments = eventFiles;

export function Mail(mail: EventMailProps) {
  return (
    <EventMailLayout
      mail={mail}
      preview="You have a place. The dates for your calendar are attached."
      action={{ label: "See your place", link: mail.place }}
    >
      <MailText>
        You have a place at the {mail.kind} <b>{mail.title}</b>.
      </MailText>
      <WhenAndWhere {...mail} />
      <MailText>
        The dates are attached for your calendar. The link to join is on the page of your place from
        15 minutes before the start.
      </MailText>
      <MailText>
        Can you not come? <a href={mail.place}>Cancel your place</a>, so that somebody else can have
        it.
      </MailText>
    </EventMailLayout>
  );
}
