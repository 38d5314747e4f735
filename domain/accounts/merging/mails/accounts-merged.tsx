import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";

type AccountsMergedProps = { name: string; signInWith: string; link: string };

export function subject(_props: AccountsMergedProps): string {
  return "Your two Waymark accounts are now one";
}

export function Mail({ name, signInWith, link }: AccountsMergedProps) {
  return (
    <MailLayout
      name={name}
      preview={`Sign in with ${signInWith}.`}
      action={{ label: "Sign in", link }}
      reason="You have this email because this address had one of the two accounts. If you did not ask us to merge them, answer this email straight away."
    >
      <MailText>
        Our staff have merged your two accounts. What you saved, wrote and booked in either is in
        one place.
      </MailText>
      <MailText>
        From now on sign in with {signInWith} and the password of that account. You were signed out
        everywhere. Any private calendar address of the other account has stopped working: make a
        new one if you need it.
      </MailText>
    </MailLayout>
  );
}
