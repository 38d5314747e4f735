import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";

type PageDecidedProps = { name: string; isApproved: boolean; note: string | null; link: string };

export function subject({ isApproved }: PageDecidedProps): string {
  return isApproved ? "Your ambassador’s page is public" : "About your ambassador’s page";
}

export function Mail({ name, isApproved, note, link }: PageDecidedProps) {
  return (
    <MailLayout
      name={name}
      preview={isApproved ? "Everybody can read it now." : "What to change, and why."}
      action={{ label: isApproved ? "See your page" : "Change your page", link }}
      reason="You have this email because you sent us text for your page as a campus ambassador."
    >
      <MailText>
        {isApproved
          ? "Your page is now under Campus ambassadors. You can change it or remove it from your desk at any time."
          : "We cannot show your page as it is. Nothing you wrote is lost: change it and send it again."}
      </MailText>
      {note ? <MailText>{note}</MailText> : null}
    </MailLayout>
  );
}
