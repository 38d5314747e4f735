import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";

type MessageToAnswerProps = { name: string; kind: string; link: string };

export function subject({ kind }: MessageToAnswerProps): string {
  return kind === "complaint"
    ? "A complaint is waiting for an answer"
    : "A message is waiting for an answer";
}

export function Mail({ name, kind, link }: MessageToAnswerProps) {
  return (
    <MailLayout
      name={name}
      preview="Somebody wrote to us."
      action={{ label: "Read the messages", link }}
      reason="You have this email because you are Waymark staff. We send it at most once an hour."
    >
      <MailText>
        {kind === "complaint" ? "Somebody sent a complaint" : "Somebody wrote to us"} and is waiting
        for an answer.
      </MailText>
    </MailLayout>
  );
}
