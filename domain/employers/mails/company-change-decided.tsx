import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";

type ChangeDecidedProps = {
  name: string;
  company: string;
  isApproved: boolean;
  note: string | null;
  link: string;
};

export function subject({ company, isApproved }: ChangeDecidedProps): string {
  return isApproved
    ? `Readers now see your new text about ${company}`
    : `Please change your text about ${company}`;
}

export function Mail({ name, company, isApproved, note, link }: ChangeDecidedProps) {
  return (
    <MailLayout
      name={name}
      preview={isApproved ? "Your change is live." : "Your change needs another look."}
      action={{ label: "See your company page", link }}
      reason="You have this email because you represent an employer that advertises on Waymark."
    >
      <MailText>
        {isApproved
          ? `We have reviewed your change to ${company}. Readers now see it beside your jobs.`
          : `We have reviewed your change to ${company}. Readers do not see it yet: please change it and send it again. Your text is saved.`}
      </MailText>
      {note ? <MailText>{note}</MailText> : null}
    </MailLayout>
  );
}
