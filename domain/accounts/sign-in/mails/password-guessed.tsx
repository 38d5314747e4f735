import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";
import { dayAndTimeIn, placeOf } from "#rules/zoned-time.ts";

type PasswordGuessedProps = {
  name: string;
  tries: number;
  since: string;
  timeZone: string;
  link: string;
};

export function subject({ tries }: PasswordGuessedProps): string {
  return `Somebody tried ${tries} times to sign in to your account`;
}

export function Mail({ name, tries, since, timeZone, link }: PasswordGuessedProps) {
  const when = `${dayAndTimeIn(timeZone, new Date(since))}, ${placeOf(timeZone)} time`;
  return (
    <MailLayout
      name={name}
      preview="Nobody got in with them. Your password still works."
      action={{ label: "See sign-in and security", link }}
      reason="You have this email because wrong passwords were tried on your Waymark account. We send it at most once a day."
    >
      <MailText>
        Since {when}, {tries} wrong passwords were tried on your Waymark account. None of them
        opened it.
      </MailText>
      <MailText>
        Your password still works. On a browser you have not used before we may ask you to finish
        signing in with a link that we send to this address.
      </MailText>
      <MailText>
        If it was you, and you forgot your password, choose a new one on the sign-in page. If it was
        not you, change your password if you use it anywhere else, and switch on two-step sign-in.
      </MailText>
    </MailLayout>
  );
}
