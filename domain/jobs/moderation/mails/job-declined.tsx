import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";
import { type DecisionProps, REASON, Why } from "./decision-text.tsx";

export function subject({ title }: DecisionProps): string {
  return `We cannot publish your advert: ${title}`;
}

export function Mail({ name, title, link, sentences, note, isChange }: DecisionProps) {
  return (
    <MailLayout
      name={name}
      preview={`${title} cannot be on the board.`}
      action={{ label: "See the advert", link }}
      reason={REASON}
    >
      <MailText>
        We reviewed {isChange ? "the change to your advert" : "your advert"} “{title}” and decided
        that it cannot be on the board.
        {isChange ? " The advert itself stays as it was." : ""}
      </MailText>
      <Why sentences={sentences} note={note} />
    </MailLayout>
  );
}
