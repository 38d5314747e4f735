import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";

type ClaimDecidedProps = { name: string; company: string; isApproved: boolean; link: string };

export function subject({ company, isApproved }: ClaimDecidedProps): string {
  return isApproved
    ? `You can advertise for ${company}`
    : `About your request to represent ${company}`;
}

export function Mail({ name, company, isApproved, link }: ClaimDecidedProps) {
  return (
    <MailLayout
      name={name}
      preview={isApproved ? "Your jobs page is ready." : "We could not confirm it this time."}
      action={{ label: isApproved ? "Go to your jobs" : "See your company page", link }}
      reason="You have this email because your account asked to represent a company on Waymark."
    >
      <MailText>
        {isApproved
          ? `We have confirmed that you represent ${company}. You can post jobs and change its page.`
          : `We could not confirm that you represent ${company}. If you do, answer from an address at the company’s own domain, or ask a colleague who is already there.`}
      </MailText>
    </MailLayout>
  );
}
