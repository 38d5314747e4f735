import { Letter, MailText } from "#platform/mail/letter.tsx";

type AccessToDecideProps = { name: string; asker: string; university: string; link: string };

export function subject({ university }: AccessToDecideProps): string {
  return `Somebody asks for access to ${university}`;
}

export function Mail({ name, asker, university, link }: AccessToDecideProps) {
  return (
    <Letter
      name={name}
      preview={`${asker} is waiting for an answer.`}
      action={{ label: "See the request", link }}
      reason={`You have this email because you look after ${university} on Waymark.`}
    >
      <MailText>
        {asker} has asked for access to {university} on Waymark, and waits for your answer.
      </MailText>
    </Letter>
  );
}
