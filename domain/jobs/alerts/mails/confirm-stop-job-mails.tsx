import { Letter, MailText } from "#platform/mail/letter.tsx";

export function subject(): string {
  return "Stop job mails to this address";
}

export function Mail({ link }: { link: string }) {
  return (
    <Letter
      preview="One step, and no job mails come any more."
      action={{ label: "Stop job mails", link: link }}
    >
      <MailText>
        Somebody asked us to stop all mail about jobs to this address. Open the page below and press
        its one button to stop it.
      </MailText>
    </Letter>
  );
}
