import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";

type UseOtherAddressProps = { name: string; signInWith: string; link: string };

export function subject(_props: UseOtherAddressProps): string {
  return "Sign in to Waymark with your other address";
}

export function Mail({ name, signInWith, link }: UseOtherAddressProps) {
  return (
    <MailLayout
      name={name}
      preview={`Your account has the address ${signInWith}.`}
      action={{ label: "Sign in", link }}
      reason="Somebody asked to sign in with this address. If it was not you, you need not do anything."
    >
      <MailText>
        This address had an account that was merged with another one of yours. Sign in with{" "}
        {signInWith}: everything is there.
      </MailText>
      <MailText>If you cannot use that address any more, answer this email.</MailText>
    </MailLayout>
  );
}
