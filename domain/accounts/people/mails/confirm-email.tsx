import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";

type ConfirmEmailProps = { name: string; link: string; hours: number };

export function subject(_props: ConfirmEmailProps): string {
  return "Confirm this email address";
}

export function Mail({ name, link, hours }: ConfirmEmailProps) {
  return (
    <MailLayout
      name={name}
      preview="One step to confirm this address on Waymark."
      action={{ label: "Confirm this address", link }}
      reason="Somebody gave this address for a Waymark account. If it was not you, leave this email alone: without the link nothing changes."
    >
      <MailText>
        Confirm that this address belongs to you. The link works for {hours} hours.
      </MailText>
    </MailLayout>
  );
}
