import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";

type MessageReceivedProps = { kind: string; reference: string; desk: string; promise: string };

export function subject({ kind, reference }: MessageReceivedProps): string {
  return kind === "complaint"
    ? `We have your complaint: ${reference}`
    : `We have your message: ${reference}`;
}

/** The person who wrote may have typed a stranger's address: not a word of theirs is in it. */
export function Mail({ kind, reference, desk, promise }: MessageReceivedProps) {
  const what = kind === "complaint" ? "complaint" : "message";
  return (
    <MailLayout
      preview={`The ${desk.toLowerCase()} answers within ${promise}.`}
      reason="Somebody gave this address when writing to Waymark. If it was not you, you need not do anything."
    >
      <MailText>Thank you for writing to us. We have your {what}.</MailText>
      <MailText>
        Its reference is <b>{reference}</b>. Our {desk.toLowerCase()} reads it, and answers to this
        address within {promise}, Monday to Friday.
      </MailText>
      {kind === "complaint" ? (
        <MailText>
          If we need longer, we will tell you by then why, and when you will get the answer.
        </MailText>
      ) : null}
    </MailLayout>
  );
}
