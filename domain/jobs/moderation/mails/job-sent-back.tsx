import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";
import { type DecisionProps, REASON, Why } from "./decision-text.tsx";

export function subject({ title }: DecisionProps): string {
  return `Please change your advert: ${title}`;
}

export function Mail({ name, title, link, sentences, note, isChange }: DecisionProps) {
  return (
    <MailLayout
      name={name}
      preview={`${title} needs a change before it can go live.`}
      action={{ label: "Change the advert", link }}
      reason={REASON}
    >
      <MailText>
        {isChange
          ? `We reviewed the change to your advert “${title}”. Please correct it before it can go live; until then the advert stays as it was.`
          : `We reviewed your advert “${title}”. It needs a change before it can go live. When you send it again, it keeps its place in the queue.`}
      </MailText>
      <Why sentences={sentences} note={note} />
    </MailLayout>
  );
}
