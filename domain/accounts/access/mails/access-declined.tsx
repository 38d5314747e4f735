import { Letter, MailText } from "#platform/mail/letter.tsx";

type AccessDeclinedProps = { name: string; university: string; note: string | null };

export function subject(_props: AccessDeclinedProps): string {
  return "About your request for access";
}

export function Mail({ name, university, note }: AccessDeclinedProps) {
  return (
    <Letter
      name={name}
      preview={`${university} could not let you in this time.`}
      reason={`You have this mail because this address asked for access to ${university} on Waymark.`}
    >
      <MailText>{university} could not say yes to your request for access this time.</MailText>
      <MailText>
        {note ?? "If you think this is a mistake, ask your university's careers team."}
      </MailText>
    </Letter>
  );
}
