import { Letter, MailText } from "#platform/mail/letter.tsx";

type ChangeDecidedProps = {
  name: string;
  company: string;
  isApproved: boolean;
  note: string | null;
  link: string;
};

export function subject({ company, isApproved }: ChangeDecidedProps): string {
  return isApproved
    ? `Readers see the new words about ${company}`
    : `Please change the words about ${company}`;
}

export function Mail({ name, company, isApproved, note, link }: ChangeDecidedProps) {
  return (
    <Letter
      name={name}
      preview={isApproved ? "Your change is live." : "Your change needs another look."}
      action={{ label: "See your company page", link }}
      reason="You have this mail because you represent an employer that advertises on Waymark."
    >
      <MailText>
        {isApproved
          ? `Somebody here read what you changed about ${company}. Readers see it beside your jobs now.`
          : `Somebody here read what you changed about ${company}. Readers do not see it yet: please change it and send it again. What you typed is kept.`}
      </MailText>
      {note ? <MailText>{note}</MailText> : null}
    </Letter>
  );
}
