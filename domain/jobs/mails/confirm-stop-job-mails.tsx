import { MailButton, MailLayout, MailText } from "#domain/accounts/mails/layout.tsx";

export function subject(): string {
  return "Stop job mails to this address";
}

export function Mail({ link }: { link: string }) {
  return (
    <MailLayout preview="One step, and no job mails come any more.">
      <MailText>
        Somebody asked us to stop all mail about jobs to this address. Open the page below and press
        its one button to stop it.
      </MailText>
      <MailButton href={link}>Stop job mails</MailButton>
    </MailLayout>
  );
}
