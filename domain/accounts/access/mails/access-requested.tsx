import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";

/** Without a name where anybody could have typed it beside anybody's address. */
type AccessRequestedProps = { name?: string; university: string };

export function subject(_props: AccessRequestedProps): string {
  return "We have passed on your request";
}

export function Mail({ name, university }: AccessRequestedProps) {
  return (
    <MailLayout
      {...(name === undefined ? {} : { name })}
      preview={`${university} will decide, and we will email you.`}
      reason="Somebody gave this address when asking for access. If it was not you, you need not do anything."
    >
      <MailText>
        Thank you. Your request for access to {university} is waiting for somebody to look at it. We
        will write to this address as soon as it is decided.
      </MailText>
    </MailLayout>
  );
}
