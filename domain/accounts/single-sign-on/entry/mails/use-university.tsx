import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";

type UseUniversityProps = { name: string; university: string; link: string };

export function subject({ university }: UseUniversityProps): string {
  return `Sign in to Waymark with ${university}`;
}

export function Mail({ name, university, link }: UseUniversityProps) {
  return (
    <MailLayout
      name={name}
      preview="You sign in through your university."
      action={{ label: `Sign in with ${university}`, link }}
      reason="You have this email because somebody asked for a link to sign in to your Waymark account."
    >
      <MailText>
        {university} lets its people in through its own sign-in page, so you need no password and no
        link from us. If you did not ask, you need not do anything.
      </MailText>
    </MailLayout>
  );
}
