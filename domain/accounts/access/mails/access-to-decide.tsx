import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";

type AccessToDecideProps = { name: string; requester: string; university: string; link: string };

export function subject({ university }: AccessToDecideProps): string {
  return `Somebody asks for access to ${university}`;
}

export function Mail({ name, requester, university, link }: AccessToDecideProps) {
  return (
    <MailLayout
      name={name}
      preview={`${requester} is waiting for an answer.`}
      action={{ label: "See the request", link }}
      reason={`You have this email because you look after ${university} on Waymark.`}
    >
      <MailText>
        {requester} has asked for access to {university} on Waymark, and waits for your answer.
      </MailText>
    </MailLayout>
  );
}
