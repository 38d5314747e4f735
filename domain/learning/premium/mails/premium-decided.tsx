import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";

type DecidedProps = { name: string; isGranted: boolean; note: string | null; link: string };

export function subject({ isGranted }: Pick<DecidedProps, "isGranted">): string {
  return isGranted ? "You have premium lessons now" : "About your request for premium lessons";
}

export function Mail({ name, isGranted, note, link }: DecidedProps) {
  return (
    <MailLayout
      name={name}
      preview={
        isGranted ? "Every course is open to you." : "The standard lessons stay open to you."
      }
      action={{ label: isGranted ? "Open the courses" : "Open the standard lessons", link }}
      reason="You have this email because you asked for premium lessons."
    >
      <MailText>
        {isGranted
          ? "Your careers service said yes. Every course of the Career Ignition Hub is open to you now."
          : "Your careers service has not given you premium this time. The standard lessons stay open to you."}
      </MailText>
      {note ? <MailText>They wrote: {note}</MailText> : null}
    </MailLayout>
  );
}
