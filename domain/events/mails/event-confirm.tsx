import { MailText } from "#platform/mail/mail-layout.tsx";
import { EventMailLayout, type EventMailProps, WhenAndWhere } from "./event-mail-layout.tsx";

export function subject({ title }: EventMailProps): string {
  return `Confirm that you want to come: ${title}`;
}

export function Mail(mail: EventMailProps) {
  return (
    <EventMailLayout
      mail={mail}
      preview="Confirm to get a place, if one is free."
      action={{ label: "Confirm", link: mail.place }}
    >
      <MailText>
        Somebody gave this address to come to the {mail.kind} <b>{mail.title}</b>. If it was you,
        confirm it. If not, do nothing: no place is booked.
      </MailText>
      <WhenAndWhere {...mail} />
      <MailText>The link works for two days.</MailText>
    </EventMailLayout>
  );
}
