import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";

type CvCommentedProps = { name: string; title: string; link: string };

export function subject({ title }: CvCommentedProps): string {
  return `An adviser commented on “${title}”`;
}

/** What was written stays on the page: a mail may be read over a shoulder. */
export function Mail({ name, title, link }: CvCommentedProps) {
  return (
    <MailLayout
      name={name}
      preview="Your careers service has read it."
      action={{ label: "Read the comments", link }}
      reason="You have this email because you asked your university’s careers service to read a document on Waymark. We write at most twice a day."
    >
      <MailText>
        Your careers service has read “{title}” and added comments. You can answer there, or mark
        what you have dealt with.
      </MailText>
    </MailLayout>
  );
}
