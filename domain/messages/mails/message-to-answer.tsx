import { Letter, MailText } from "#platform/mail/letter.tsx";

type MessageToAnswerProps = { name: string; kind: string; link: string };

export function subject({ kind }: MessageToAnswerProps): string {
  return kind === "complaint" ? "A complaint waits for an answer" : "A message waits for an answer";
}

export function Mail({ name, kind, link }: MessageToAnswerProps) {
  return (
    <Letter
      name={name}
      preview="Somebody wrote to us."
      action={{ label: "Read the messages", link }}
      reason="You have this mail because you work at the Waymark desk. It comes once an hour at most."
    >
      <MailText>
        {kind === "complaint" ? "Somebody sent a complaint" : "Somebody wrote to us"} and waits for
        an answer.
      </MailText>
    </Letter>
  );
}
