import { MailText } from "#platform/mail/mail-layout.tsx";

export type DecisionProps = {
  name: string;
  title: string;
  link: string;
  sentences?: readonly string[] | undefined;
  note?: string | null | undefined;
  isChange?: boolean | undefined;
};

export const REASON =
  "You have this email because you represent an employer that advertises on Waymark.";

/** Why, in our sentences and in the words of the person who read the advert. */
export function Why({ sentences = [], note }: Pick<DecisionProps, "sentences" | "note">) {
  return (
    <>
      {sentences.map((sentence) => (
        <MailText key={sentence}>{sentence}</MailText>
      ))}
      {note ? <MailText>{note}</MailText> : null}
    </>
  );
}
