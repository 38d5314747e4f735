import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";

type Props = { name: string; university: string; link: string; stopLink: string };

export function subject({ university }: Props): string {
  return `${university}: your careers account is waiting`;
}

export function Mail({ name, university, link, stopLink }: Props) {
  return (
    <MailLayout
      name={name}
      preview="Your university has invited you. Registering takes two minutes."
      action={{ label: "Register", link }}
      reason={
        <>
          You have this email because {university} listed your address.{" "}
          <a href={stopLink}>Stop these reminders</a>
        </>
      }
    >
      <MailText>
        {university} gives you Waymark: jobs checked against visa rules, CVs, guides and your
        careers advisers in one place. You are on its list but have no account yet.
      </MailText>
      <MailText>Register with this address to get access at once.</MailText>
    </MailLayout>
  );
}
