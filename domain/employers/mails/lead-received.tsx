import { Letter, MailText } from "#platform/mail/letter.tsx";

export function subject(): string {
  return "We have your letter";
}

/** Whoever wrote may have typed a stranger's address: not a word of theirs is in it. */
export function Mail() {
  return (
    <Letter
      preview="Somebody reads it and answers by mail."
      reason="Somebody gave this address when writing to Waymark. If it was not you, you need not do anything."
    >
      <MailText>
        Thank you for writing to us. Somebody reads your letter and answers to this address.
      </MailText>
    </Letter>
  );
}
