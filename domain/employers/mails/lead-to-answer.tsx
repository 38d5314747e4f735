import { Letter, MailText } from "#platform/mail/letter.tsx";

type LeadToAnswerProps = { name: string; organisation: string; link: string };

export function subject({ organisation }: LeadToAnswerProps): string {
  return `${organisation} wrote to us`;
}

export function Mail({ name, organisation, link }: LeadToAnswerProps) {
  return (
    <Letter
      name={name}
      preview="A letter waits for an answer."
      action={{ label: "Read the letters", link }}
      reason="You have this mail because you work at the Waymark desk."
    >
      <MailText>
        {organisation} wrote to us from the page for partners and waits for an answer.
      </MailText>
    </Letter>
  );
}
