import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";

export function subject(): string {
  return "Your success story is withdrawn";
}

export function Mail() {
  return (
    <MailLayout
      preview="The text and photo are deleted."
      reason="You have this email because a success story with this address was withdrawn from Waymark."
    >
      <MailText>
        Your story is removed from the site, and its text and photo are deleted. We keep only that a
        consent was given and that it has ended, without your name.
      </MailText>
      <MailText>Search engines may show a copy for some days, until they look again.</MailText>
    </MailLayout>
  );
}
