import { longDay } from "#rules/days.ts";
import { dayAndTimeIn } from "#rules/zoned-time.ts";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import type { UploadProgress } from "../../imports/uploads.server.ts";

const states: Record<UploadProgress["state"], string> = {
  comparing: "is being compared",
  staged: "is waiting for a decision",
  queued: "is being loaded",
  reading: "is being loaded",
  saving: "is being loaded",
  failed: "failed, and will be tried again",
  done: "was loaded",
  refused: "was refused",
};

/** What was sent and is not finished, so that nobody has to remember its address. */
export function OpenUploads({ uploads }: { uploads: readonly UploadProgress[] }) {
  if (uploads.length === 0) return null;
  return (
    <Notice title={uploads.length === 1 ? "An upload is not finished" : "Uploads not finished"}>
      <ul>
        {uploads.map(({ id, asOf, state, uploadedAt }) => (
          <li key={id}>
            <Link to={`/staff/sponsor-register/uploads/${id}`}>Register of {longDay(asOf)}</Link>:{" "}
            {states[state]}. Sent {dayAndTimeIn("UTC", uploadedAt)} UTC.
          </li>
        ))}
      </ul>
    </Notice>
  );
}
