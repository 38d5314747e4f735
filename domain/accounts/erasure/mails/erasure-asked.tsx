import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";
import { dateFormat } from "#rules/formats/dates.ts";

type ErasureAskedProps = { name: string; eraseAfter: string; link: string };

export function subject(_props: ErasureAskedProps): string {
  return "Your account will be deleted";
}

export function Mail({ name, eraseAfter, link }: ErasureAskedProps) {
  return (
    <MailLayout
      name={name}
      preview="You can change your mind until then."
      action={{ label: "Keep my account", link }}
      reason="You have this email because somebody signed in to your account asked us to delete it."
    >
      <MailText>
        Your Waymark account and everything in it will be deleted on {dayOf(eraseAfter)}. Until then
        you can sign in and keep it.
      </MailText>
    </MailLayout>
  );
}

function dayOf(instant: string): string {
  return dateFormat("longDate", "UTC").format(new Date(instant));
}
