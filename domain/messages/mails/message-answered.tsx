import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";

type MessageAnsweredProps = {
  name: string;
  reference: string;
  desk: string;
  body: string;
  link: string;
};

export function subject({ reference }: MessageAnsweredProps): string {
  return `Our answer to your message ${reference}`;
}

export function Mail({ name, reference, desk, body, link }: MessageAnsweredProps) {
  const paragraphs = body
    .split(/\n{2,}/)
    .map((paragraph, index) => ({ key: `${index} ${paragraph}`, paragraph }));
  return (
    <MailLayout
      name={name}
      preview={`The ${desk.toLowerCase()} has answered.`}
      action={{ label: "Write again about this", link }}
      reason={`You have this email because you wrote to Waymark. The reference of your message is ${reference}. Nobody receives replies to this email: use the button above.`}
    >
      {paragraphs.map(({ key, paragraph }) => (
        <MailText key={key}>{paragraph}</MailText>
      ))}
      <MailText>Waymark, {desk.toLowerCase()}</MailText>
    </MailLayout>
  );
}
