import { Form } from "react-router";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import type { UploadProgress } from "../../imports/uploads.server.ts";

type UploadEndedProps = { upload: UploadProgress; isCurrent: boolean };

/** How an upload came out. */
export function UploadEnded({ upload, isCurrent }: UploadEndedProps) {
  if (upload.state === "refused") {
    return (
      <Notice
        tone="negative"
        title="Nothing was changed"
        actions={<ButtonLink to={againPath(upload)}>Upload a copy</ButtonLink>}
      >
        {upload.refusal}
      </Notice>
    );
  }
  const { importId } = upload;
  return (
    <Notice
      tone="positive"
      title={isCurrent ? "This copy is current" : "This copy was loaded"}
      actions={
        <>
          {importId === null ? null : (
            <ButtonLink to={`/staff/sponsor-register/imports/${importId}`}>
              See what changed
            </ButtonLink>
          )}
          <ButtonLink to="/staff/sponsor-register" variant="second">
            All copies
          </ButtonLink>
        </>
      }
    >
      {ending(isCurrent)}
    </Notice>
  );
}

/** Work on it failed by our own fault: it is tried again, and may be given up. */
export function UploadFailed({ upload }: { upload: UploadProgress }) {
  return (
    <Notice
      tone="caution"
      title="Something went wrong on our side"
      actions={
        <Form method="post">
          <Button name="intent" value="discard" variant="second">
            Discard it
          </Button>
        </Form>
      }
    >
      The register was not changed. We will try again within a minute: check again then. If the
      problem stays, discard the file and <Link to={againPath(upload)}>send it again</Link>.
    </Notice>
  );
}

/** The form with the day that was given for this file. */
function againPath({ asOf }: UploadProgress): string {
  return `/staff/sponsor-register/upload?asOf=${asOf}`;
}

function ending(isCurrent: boolean): string {
  return isCurrent
    ? "Every check now uses it, and people who watch an employer get a notice."
    : "A newer copy has since replaced it.";
}
