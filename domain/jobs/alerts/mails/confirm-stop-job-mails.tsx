import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";

export function subject(): string {
  return "Stop job emails to this address";
}

export function Mail({ link }: { link: string }) {
  return (
    <MailLayout
      preview="One step to stop all job emails."
      action={{ label: "Stop job emails", link: link }}
    >
      <MailText>
        Somebody asked us to stop all email about jobs to this address. Open the page below and
        press its one button to stop it.
      </MailText>
    </MailLayout>
  );
}
