import { MailText } from "#platform/mail/mail-layout.tsx";
import { EventMailLayout, type EventMailProps, WhenAndWhere } from "./event-mail-layout.tsx";

export function subject({ title }: EventMailProps): string {
  return `A place is free for you: ${title}`;
}

export function Mail(mail: EventMailProps) {
  return (
    <EventMailLayout
      mail={mail}
      preview={`Accept it by ${mail.until ?? "the time on the page"}.`}
      action={{ label: "Accept the place", link: mail.place }}
    >
      <MailText>
        A place at the {mail.kind} <b>{mail.title}</b> is free, and it is your turn.
      </MailText>
      <MailText>
        It is yours if you accept it by <b>{mail.until}</b>. After that we ask the next person.
      </MailText>
      <WhenAndWhere {...mail} />
    </EventMailLayout>
  );
}
