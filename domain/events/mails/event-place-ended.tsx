import { MailText } from "#platform/mail/mail-layout.tsx";
import { EventMailLayout, type EventMailProps, eventFiles } from "./event-mail-layout.tsx";

export function subject({ title }: EventMailProps): string {
  return `Your place is cancelled: ${title}`;
}

export const attachments = eventFiles;

export function Mail(mail: EventMailProps) {
  return (
    <EventMailLayout
      mail={mail}
      preview="Your place is cancelled. The file removes the dates from your calendar."
      action={{ label: "See the event", link: mail.page }}
    >
      <MailText>
        Your place at the {mail.kind} <b>{mail.title}</b> is cancelled.
      </MailText>
      <MailText>
        The attached file removes the dates from your calendar. You can ask for a place again while
        registration is open.
      </MailText>
    </EventMailLayout>
  );
}
