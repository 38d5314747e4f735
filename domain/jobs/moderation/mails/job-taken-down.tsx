import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";
import { type DecisionProps, REASON, Why } from "./decision-text.tsx";

export function subject({ title }: DecisionProps): string {
  return `Your advert was taken down: ${title}`;
}

export function Mail({ name, title, link, sentences, note }: DecisionProps) {
  return (
    <MailLayout
      name={name}
      preview={`${title} is no longer on the board.`}
      action={{ label: "See the advert", link }}
      reason={REASON}
    >
      <MailText>
        A reader reported your advert “{title}”. We looked at it and took it off the board.
      </MailText>
      <Why sentences={sentences} note={note} />
    </MailLayout>
  );
}
