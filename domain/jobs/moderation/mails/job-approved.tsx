import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";
import { type DecisionProps, REASON, Why } from "./decision-text.tsx";

export function subject({ title, isChange }: DecisionProps): string {
  return isChange ? `Your change is live: ${title}` : `Your job is live: ${title}`;
}

export function Mail({ name, title, link, sentences, note, isChange }: DecisionProps) {
  return (
    <MailLayout
      name={name}
      preview={`${title} is on the board.`}
      action={{ label: "See it as readers do", link }}
      reason={REASON}
    >
      <MailText>
        {isChange ? "The change to your advert" : "Your advert"} “{title}” has been reviewed and is
        now on the board.
      </MailText>
      <Why sentences={sentences} note={note} />
    </MailLayout>
  );
}
