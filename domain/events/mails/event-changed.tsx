import { MailText } from "#platform/mail/letter.tsx";
import { EventLetter, type EventMailProps, eventFiles, WhenAndWhere } from "./event-letter.tsx";

export function subject({ title }: EventMailProps): string {
  return `Changed: ${title}`;
}

export const attachments = eventFiles;

export function Mail(mail: EventMailProps) {
  return (
    <EventLetter
      mail={mail}
      preview="The time, the place or the title changed. Here is how it is now."
      action={{ label: "See your place", link: mail.place }}
    >
      <MailText>
        The {mail.kind} <b>{mail.title}</b> was changed. This is how it is now:
      </MailText>
      <WhenAndWhere {...mail} />
      <MailText>
        {mail.dates ? "The attached file changes the dates in your calendar. " : ""}
        If you cannot come any more, <a href={mail.place}>say so on the page of your place</a>.
      </MailText>
    </EventLetter>
  );
}
