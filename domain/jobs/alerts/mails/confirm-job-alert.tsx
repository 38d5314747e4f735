import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";

type Props = { search: string; frequency: "daily" | "weekly"; link: string; days: number };

export function subject({ search }: Props): string {
  return `Confirm your job alert: ${search}`;
}

export function Mail({ search, frequency, link, days }: Props) {
  const often = frequency === "weekly" ? "once a week" : "once a day at most";
  return (
    <MailLayout
      preview="One step to get new jobs at this address."
      action={{ label: "Confirm the alert", link: link }}
    >
      <MailText>
        Somebody asked us to send new jobs for “{search}” to this address, {often}.
      </MailText>
      <MailText>
        If that was you, confirm it within {days} days. If not, do nothing: we will send no emails.
      </MailText>
    </MailLayout>
  );
}
