import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";

type PasswordChangedProps = { name: string; link: string };

export function subject(_props: PasswordChangedProps): string {
  return "Your password was changed";
}

export function Mail({ name, link }: PasswordChangedProps) {
  return (
    <MailLayout
      name={name}
      preview="If it was not you, act now."
      action={{ label: "Go to sign-in", link }}
      reason="You have this email because the password of your Waymark account changed."
    >
      <MailText>
        The password of your Waymark account was changed a moment ago, and other browsers were
        signed out.
      </MailText>
      <MailText>
        If it was not you, choose a new password straight away with "Forgot your password" on the
        sign-in page.
      </MailText>
    </MailLayout>
  );
}
