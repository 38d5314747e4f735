import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";

type StoryDecidedProps = {
  name: string;
  decision: "approve" | "send-back" | "edit";
  note: string | null;
  link: string;
  page: string;
};

const subjects = {
  approve: "Your story is on Waymark",
  "send-back": "About your success story",
  edit: "May we publish your story like this?",
};

const words = {
  approve: "Thank you. Your story is on our page of success stories now, for others to read.",
  "send-back":
    "Thank you for your story. We cannot show it as it is. Here is why, and with the link below you can change it and send it again. Nothing you wrote is lost.",
  edit: "Thank you for your story. We would like to shorten it or correct some spelling, and publish it only if you agree. With the link below you can compare the two and decide.",
};

const labels = {
  approve: "See or withdraw your story",
  "send-back": "Change your story",
  edit: "Compare and decide",
};

export function subject({ decision }: StoryDecidedProps): string {
  return subjects[decision] ?? subjects["send-back"];
}

export function Mail({ name, decision, note, link, page }: StoryDecidedProps) {
  return (
    <MailLayout
      name={name}
      preview={subjects[decision] ?? subjects["send-back"]}
      action={{ label: labels[decision] ?? labels["send-back"], link }}
      reason="You have this email because you sent us a success story. You can withdraw it at any time with the link above."
    >
      <MailText>{words[decision] ?? words["send-back"]}</MailText>
      {note ? <MailText>{note}</MailText> : null}
      {decision === "approve" ? <MailText>Read it here: {page}</MailText> : null}
    </MailLayout>
  );
}
