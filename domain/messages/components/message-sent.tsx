import { MailCheck } from "lucide-react";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";

type MessageSentProps = { reference: string; isComplaint: boolean; againTo: string };

/** What its writer sees once a message has arrived. */
export function MessageSent({ reference, isComplaint, againTo }: MessageSentProps) {
  return (
    <Notice
      tone="positive"
      icon={MailCheck}
      isLive
      title={isComplaint ? "We have your complaint" : "We have your message"}
      actions={<Link to={againTo}>{isComplaint ? "Send another" : "Write another message"}</Link>}
    >
      <p>
        Its reference is <b>{reference}</b>. A receipt is on its way to you by email. If it does not
        arrive, check your spam folder.
      </p>
      {isComplaint ? (
        <p>
          Somebody who was not involved will look into it. If we need longer than promised, we will
          tell you why.
        </p>
      ) : (
        <p>A person reads it and answers by email.</p>
      )}
    </Notice>
  );
}
