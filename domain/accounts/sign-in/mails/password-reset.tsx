import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";

type PasswordResetProps = { name: string; link: string; minutes: number };

export function subject(_props: PasswordResetProps): string {
  return "Choose a new password";
}

export function Mail({ name, link, minutes }: PasswordResetProps) {
  return (
    <MailLayout
      name={name}
      preview="The link works once, for an hour."
      action={{ label: "Choose a new password", link }}
      reason="Somebody asked for a new password for this address. If it was not you, leave this email alone: your password stays as it is."
    >
      <MailText>
        Use the link below to choose a new password. It works once, for {minutes} minutes.
      </MailText>
    </MailLayout>
  );
}
