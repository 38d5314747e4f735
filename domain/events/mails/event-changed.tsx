import { MailText } from "#platform/mail/mail-layout.tsx";
import {
  EventMailLayout,
  type EventMailProps,
  eventFiles,
  WhenAndWhere,
} from "./event-mail-layout.tsx";

export function subject({ title }: EventMailProps): string {
  return `Changed: ${title}`;
}

export const attachments = eventFiles;

export function Mail(mail: EventMailProps) {
  return (
    <EventMailLayout
      mail={mail}
      preview="The time, the place or the title changed. Here are the new details."
      action={{ label: "See your place", link: mail.place }}
    >
      <MailText>
        The {mail.kind} <b>{mail.title}</b> was changed. The new details are:
      </MailText>
      <WhenAndWhere {...mail} />
      <MailText>
        {mail.dates ? "The attached file changes the dates in your calendar. " : ""}
        If you can no longer come, <a href={mail.place}>cancel on the page of your place</a>.
      </MailText>
    </EventMailLayout>
  );
}
