import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";

type SignInLinkProps = { name: string; link: string; minutes: number };

export function subject(_props: SignInLinkProps): string {
  return "Your sign-in link";
}

export function Mail({ name, link, minutes }: SignInLinkProps) {
  return (
    <MailLayout
      name={name}
      preview="The link works once, for half an hour."
      action={{ label: "Sign in", link }}
      reason="Somebody asked for a sign-in link for this address. If it was not you, leave this email alone and do not pass it on."
    >
      <MailText>
        Use the link below to sign in without your password. It works once, for {minutes} minutes.
      </MailText>
    </MailLayout>
  );
}
