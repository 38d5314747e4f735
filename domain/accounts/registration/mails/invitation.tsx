import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";

type InvitationProps = { name: string; university: string; link: string };

export function subject({ university }: InvitationProps): string {
  return `${university} invites you to Waymark`;
}

export function Mail({ name, university, link }: InvitationProps) {
  return (
    <MailLayout
      name={name}
      preview="One link to accept and set up your account."
      action={{ label: "Accept the invitation", link }}
      reason={`You have this email because ${university} entered your address. If you do not know them, leave it alone: without the link nothing happens.`}
    >
      <MailText>
        {university} has invited you to an account on Waymark. Accept by choosing a password.
      </MailText>
      <MailText>The link works once, for 14 days.</MailText>
    </MailLayout>
  );
}
