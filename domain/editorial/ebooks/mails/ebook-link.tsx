import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";

type EbookLinkProps = {
  title: string;
  link: string;
  readLink: string;
  forgetLink: string;
  until: string;
};

export function subject({ title }: EbookLinkProps): string {
  return `Your ebook: ${title}`;
}

export function Mail({ title, link, readLink, forgetLink, until }: EbookLinkProps) {
  return (
    <MailLayout
      preview={`The link works until ${until}.`}
      action={{ label: "Download the PDF", link }}
      reason="Somebody asked for this ebook with your address. If it was not you, you need not do anything."
    >
      <MailText>
        Here is “{title}” as a PDF. The link works until {until}.
      </MailText>
      <MailText>
        You can also <a href={readLink}>read every chapter on our site</a>, without an account.
      </MailText>
      <MailText>
        Do you want us to delete your address? <a href={forgetLink}>Delete it</a>. That also stops
        any news you agreed to.
      </MailText>
    </MailLayout>
  );
}
