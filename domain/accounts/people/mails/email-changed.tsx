import { Letter, MailText } from "#platform/mail/letter.tsx";

type EmailChangedProps = { name: string };

export function subject(_props: EmailChangedProps): string {
  return "Your email address was changed";
}

export function Mail({ name }: EmailChangedProps) {
  return (
    <Letter
      name={name}
      preview="Your account now has another address."
      reason="You have this mail because this address belonged to a Waymark account until now."
    >
      <MailText>
        Your Waymark account now has another email address. We write to this one for the last time.
      </MailText>
      <MailText>If it was not you, answer this mail straight away.</MailText>
    </Letter>
  );
}
