import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";

type Props = {
  name: string;
  university: string;
  title: string;
  body: string;
  link: string;
  stopLink: string;
};

export function subject({ title, university }: Props): string {
  return `${title} (${university} careers service)`;
}

export function Mail({ name, university, title, body, link, stopLink }: Props) {
  return (
    <MailLayout
      name={name}
      preview={title}
      action={{ label: "Open my dashboard", link }}
      reason={
        <>
          You have this email because you study at {university}.{" "}
          <a href={stopLink}>Stop emails from your careers service</a>
        </>
      }
    >
      {body.split(/\n+/).map((line) => (
        <MailText key={line}>{line}</MailText>
      ))}
    </MailLayout>
  );
}
