import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";

type DecidedProps = { name: string; note: string | null; link: string };

export function subject(): string {
  return "Your application to be an ambassador";
}

export function Mail({ name, note, link }: DecidedProps) {
  return (
    <MailLayout
      name={name}
      preview="Not this time, and why."
      action={{ label: "See the ambassadors", link }}
      reason="You have this email because you applied to be a campus ambassador."
    >
      <MailText>
        Thank you for applying. We cannot take you on as an ambassador at present.
      </MailText>
      {note ? <MailText>{note}</MailText> : null}
      <MailText>You can apply again at any time. We delete what you wrote after 180 days.</MailText>
    </MailLayout>
  );
}
