import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";

export function subject(): string {
  return "We have your application to be an ambassador";
}

/** The person who wrote may have typed a stranger's address: not a word of theirs is in it. */
export function Mail({ link }: { link: string }) {
  return (
    <MailLayout
      preview="We will read it and answer by email."
      action={{ label: "What ambassadors do", link }}
      reason="Somebody gave this address when applying to be a Waymark campus ambassador. If it was not you, you need not do anything."
    >
      <MailText>
        Thank you. Somebody on the Student desk reads what you wrote and answers to this address,
        usually within two weeks.
      </MailText>
    </MailLayout>
  );
}
