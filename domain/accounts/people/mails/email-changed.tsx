import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";

type EmailChangedProps = { name: string };

export function subject(_props: EmailChangedProps): string {
  return "Your email address was changed";
}

export function Mail({ name }: EmailChangedProps) {
  return (
    <MailLayout
      name={name}
      preview="Your account now has a different address."
      reason="You have this email because this address belonged to a Waymark account until now."
    >
      <MailText>
        Your Waymark account now has a different email address. This is our last email to this one.
      </MailText>
      <MailText>If it was not you, answer this email straight away.</MailText>
    </MailLayout>
  );
}
