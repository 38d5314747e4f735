import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";

export type ReportMail = {
  name: string;
  view: string;
  title: string;
  headline: string;
  period: string;
  group: string;
  university: string;
  sentences: readonly string[];
  link: string;
  fileLink: string;
  next: string;
  stopLink: string;
  fileName: string;
  /** The file itself, in base64. */
  pdf: string;
};

export function subject({ view, period }: ReportMail): string {
  return `${view}: ${period}`;
}

export function attachments({ fileName, pdf }: ReportMail) {
  return [
    {
      filename: fileName,
      content: pdf,
      encoding: "base64" as const,
      contentType: "application/pdf",
    },
  ];
}

export function Mail(props: ReportMail) {
  const { name, title, headline, period, group, university, sentences = [] } = props;
  const reason = (
    <>
      You asked for this report of {university} by email. The next one comes with the next month’s
      figures, from {props.next} on. <a href={props.stopLink}>Stop this report</a>
    </>
  );
  return (
    <MailLayout
      name={name}
      preview={headline}
      action={{ label: "Open the figures", link: props.link }}
      reason={reason}
    >
      <MailText>
        <strong>{headline}</strong>
      </MailText>
      <MailText>
        {title}. {group}. {period}.
      </MailText>
      <ul style={{ margin: "0 0 16px", paddingLeft: 20, fontSize: 16, lineHeight: "24px" }}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <MailText>
        The whole report is attached as a PDF. You can also{" "}
        <a href={props.fileLink}>download it while signed in</a>.
      </MailText>
    </MailLayout>
  );
}
