import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";

type AccountExistsProps = { name: string; university: string; link: string };

export function subject(_props: AccountExistsProps): string {
  return "You already have a Waymark account";
}

export function Mail({ name, university, link }: AccountExistsProps) {
  return (
    <MailLayout
      name={name}
      preview="Sign in with this address."
      action={{ label: "Sign in", link }}
      reason={`Somebody gave this address when registering with ${university}. If it was not you, you need not do anything.`}
    >
      <MailText>
        Somebody, probably you, registered this address with {university}. It already has an
        account, so there is nothing to set up: sign in, and choose a new password if you have
        forgotten it.
      </MailText>
    </MailLayout>
  );
}
