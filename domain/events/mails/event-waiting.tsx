import { MailText } from "#platform/mail/mail-layout.tsx";
import { EventMailLayout, type EventMailProps, WhenAndWhere } from "./event-mail-layout.tsx";

export function subject({ title }: EventMailProps): string {
  return `You are on the waiting list: ${title}`;
}

export function Mail(mail: EventMailProps) {
  return (
    <EventMailLayout
      mail={mail}
      preview="The event is full. We will email you when a place becomes free."
      action={{ label: "See your place on the list", link: mail.place }}
    >
      <MailText>
        Every place at the {mail.kind} <b>{mail.title}</b> is taken. You are on the waiting list.
      </MailText>
      <WhenAndWhere {...mail} />
      <MailText>
        When a place becomes free and it is your turn, we will email you. You then have until the
        time in that email to accept it.
      </MailText>
    </EventMailLayout>
  );
}
