import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";

type FirstFriendProps = { name: string; link: string };

export function subject(): string {
  return "Somebody you invited now uses Waymark";
}

export function Mail({ name, link }: FirstFriendProps) {
  return (
    <MailLayout
      name={name}
      preview="Thank you: your first friend is active."
      action={{ label: "See your invitations", link }}
      reason="You receive this once, because your invitation link was used."
    >
      <MailText>
        Somebody who joined with your link has used Waymark on two different days. That is your
        first point. Thank you for telling others.
      </MailText>
      <MailText>
        We do not say who it was. Later friends are counted on your page, and you can ask for a
        short email each week there.
      </MailText>
    </MailLayout>
  );
}
