import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";

type AccessDeclinedProps = { name: string; university: string; note: string | null };

export function subject(_props: AccessDeclinedProps): string {
  return "About your request for access";
}

export function Mail({ name, university, note }: AccessDeclinedProps) {
  return (
    <MailLayout
      name={name}
      preview={`${university} could not give you access this time.`}
      reason={`You have this email because this address asked for access to ${university} on Waymark.`}
    >
      <MailText>{university} could not approve your request for access this time.</MailText>
      <MailText>
        {note ?? "If you think this is a mistake, ask your university's careers team."}
      </MailText>
    </MailLayout>
  );
}
