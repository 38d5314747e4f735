import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";

type TwoFactorChangedProps = { name: string; isOn: boolean; isByStaff?: boolean; link: string };

export function subject(_props: TwoFactorChangedProps): string {
  return "Two-step sign-in was changed";
}

export function Mail({ name, isOn, isByStaff, link }: TwoFactorChangedProps) {
  return (
    <MailLayout
      name={name}
      preview="If it was not you, act now."
      action={{ label: "See sign-in settings", link }}
      reason="You have this email because the sign-in of your Waymark account changed."
    >
      <MailText>
        {isOn
          ? "Two-step sign-in is now on: besides your password you need a code from your app. Keep your recovery codes somewhere safe."
          : "Two-step sign-in is now off: your password alone is enough to sign in."}
      </MailText>
      {isByStaff ? (
        <MailText>
          Our staff switched it off and removed your passkeys because they were asked to, and you
          are signed out everywhere. Sign in and set up what you use when you can.
        </MailText>
      ) : null}
      <MailText>
        If {isByStaff ? "you did not ask" : "it was not you"}, change your password and look at your
        sign-in settings straight away.
      </MailText>
    </MailLayout>
  );
}
