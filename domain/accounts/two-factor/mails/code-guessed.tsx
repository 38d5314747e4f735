import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";

type CodeGuessedProps = { name: string; tries: number; link: string };

export function subject(_props: CodeGuessedProps): string {
  return "Somebody knows your password";
}

export function Mail({ name, tries, link }: CodeGuessedProps) {
  return (
    <MailLayout
      name={name}
      preview="Change it now. Two-step sign-in kept them out."
      action={{ label: "Change your password", link }}
      reason="You have this email because wrong codes were entered for your Waymark account. We send it at most once a day."
    >
      <MailText>
        Somebody signed in to your Waymark account with the right password, then entered {tries}{" "}
        wrong codes. They did not get in.
      </MailText>
      <MailText>
        If it was not you, they know your password: change it straight away, here and wherever else
        you use it. For 15 minutes no code is accepted, not even yours.
      </MailText>
      <MailText>
        If it was you, check that the clock of your phone is right, or use a recovery code once the
        15 minutes are over.
      </MailText>
    </MailLayout>
  );
}
