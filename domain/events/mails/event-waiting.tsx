import { MailText } from "#platform/mail/letter.tsx";
import { EventLetter, type EventMailProps, WhenAndWhere } from "./event-letter.tsx";

export function subject({ title }: EventMailProps): string {
  return `You are on the waiting list: ${title}`;
}

export function Mail(mail: EventMailProps) {
  return (
    <EventLetter
      mail={mail}
      preview="Every place is taken. We write to you when one becomes free."
      action={{ label: "See your turn", link: mail.place }}
    >
      <MailText>
        Every place at the {mail.kind} <b>{mail.title}</b> is taken. You are on the waiting list.
      </MailText>
      <WhenAndWhere {...mail} />
      <MailText>
        When a place becomes free and it is your turn, we write to you. You then have until the time
        in that mail to take it.
      </MailText>
    </EventLetter>
  );
}
