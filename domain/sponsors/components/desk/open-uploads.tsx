import { Link } from "react-router";
import { longDay } from "#rules/days.ts";
import { dayAndTimeIn } from "#rules/zoned-time.ts";
import { Notice } from "#ui/notice.tsx";
import type { UploadProgress } from "../../uploads.server.ts";

/** What was sent and is not finished, so that nobody has to remember its address. */
export function OpenUploads({ uploads }: { uploads: readonly UploadProgress[] }) {
  if (uploads.length === 0) return null;
  return (
    <Notice title={uploads.length === 1 ? "An upload is not finished" : "Uploads not finished"}>
      <ul>
        {uploads.map(({ id, asOf, state, uploadedAt }) => (
          <li key={id}>
            <Link to={`/staff/sponsor-register/uploads/${id}`}>Register of {longDay(asOf)}</Link>:{" "}
            {state === "staged" ? "waits for a decision" : "is being read in"}. Sent{" "}
            {dayAndTimeIn("UTC", uploadedAt)} UTC.
          </li>
        ))}
      </ul>
    </Notice>
  );
}
