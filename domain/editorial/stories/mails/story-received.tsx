import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";

type StoryReceivedProps = { link: string; isConfirmed: boolean };

export function subject({ isConfirmed }: StoryReceivedProps): string {
  return isConfirmed ? "We have your success story" : "Confirm your success story";
}

/** The person who sent it may have typed a stranger's address: not a word of theirs is in it. */
export function Mail({ link, isConfirmed }: StoryReceivedProps) {
  return (
    <MailLayout
      preview={isConfirmed ? "We will read it first." : "Confirm it, and we will read it."}
      action={{ label: isConfirmed ? "See or withdraw your story" : "Confirm your story", link }}
      reason="Somebody gave this address with a success story for Waymark. If it was not you, you need not do anything: without your confirmation nobody sees it, and it is deleted after 14 days."
    >
      {isConfirmed ? (
        <MailText>
          Thank you for your story. We will read it within five working days and email you.
        </MailText>
      ) : (
        <MailText>
          Thank you for your story. Please confirm that it is yours. We will then read it within
          five working days and email you.
        </MailText>
      )}
      <MailText>
        Keep this email. With its link you can follow your story, and withdraw it at any time. Its
        text and photo are then deleted.
      </MailText>
    </MailLayout>
  );
}
