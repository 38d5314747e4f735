import { Letter, MailText } from "#domain/accounts/mails/letter.tsx";

type LeadReceivedProps = { name: string; organisation: string };

export function subject(_props: LeadReceivedProps): string {
  return "We have your letter";
}

export function Mail({ name, organisation }: LeadReceivedProps) {
  return (
    <Letter
      name={name}
      preview="Somebody reads it and answers by mail."
      reason="Somebody gave this address when writing to Waymark. If it was not you, you need not do anything."
    >
      <MailText>
        Thank you for writing to us about {organisation}. Somebody reads your letter and answers to
        this address.
      </MailText>
    </Letter>
  );
}
