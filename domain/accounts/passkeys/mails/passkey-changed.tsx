import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";

type PasskeyChangedProps = { name: string; passkey: string; isAdded: boolean; link: string };

export function subject({ isAdded }: PasskeyChangedProps): string {
  return isAdded ? "A passkey was added to your account" : "A passkey was removed";
}

export function Mail({ name, passkey, isAdded, link }: PasskeyChangedProps) {
  return (
    <MailLayout
      name={name}
      preview="If it was not you, act now."
      action={{ label: "See sign-in settings", link }}
      reason="You have this email because the sign-in of your Waymark account changed."
    >
      <MailText>
        {isAdded
          ? `The passkey “${passkey}” can now sign in to your Waymark account, without your password.`
          : `The passkey “${passkey}” no longer signs in to your Waymark account.`}
      </MailText>
      <MailText>
        If it was not you, {isAdded ? "remove it and " : ""}change your password straight away.
      </MailText>
    </MailLayout>
  );
}
