import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";

type SignOnLinkedProps = { name: string; university: string; link: string };

export function subject({ university }: SignOnLinkedProps): string {
  return `You can now sign in with ${university}`;
}

export function Mail({ name, university, link }: SignOnLinkedProps) {
  return (
    <MailLayout
      name={name}
      preview="If it was not you, tell us."
      action={{ label: "See sign-in settings", link }}
      reason="You have this email because the sign-in of your Waymark account changed."
    >
      <MailText>
        You signed in through {university} with this address, so your Waymark account can be opened
        that way from now on.
      </MailText>
      <MailText>
        If it was not you, tell your university’s IT help desk, and reply to this email.
      </MailText>
    </MailLayout>
  );
}
