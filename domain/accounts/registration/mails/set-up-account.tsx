import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";
import { SET_UP_TIME } from "../set-up-time.ts";

type SetUpAccountProps = { name: string; university: string; link: string };

export function subject(_props: SetUpAccountProps): string {
  return "Set up your Waymark account";
}

export function Mail({ name, university, link }: SetUpAccountProps) {
  return (
    <MailLayout
      name={name}
      preview="One link to choose a password and begin."
      action={{ label: "Set up my account", link }}
      reason={`Somebody gave this address when registering with ${university}. If it was not you, leave this email alone: without the link nothing happens.`}
    >
      <MailText>
        {university} is ready for you on Waymark. Choose a password and tell us a little about
        yourself; it takes {SET_UP_TIME}.
      </MailText>
      <MailText>The link works once, for 14 days.</MailText>
    </MailLayout>
  );
}
