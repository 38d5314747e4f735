import { ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import type { UploadProgress } from "../../uploads.server.ts";

type UploadEndedProps = { upload: UploadProgress; isCurrent: boolean };

/** How an upload came out. */
export function UploadEnded({ upload, isCurrent }: UploadEndedProps) {
  if (upload.state === "refused") {
    return (
      <Notice
        tone="negative"
        title="Nothing was changed"
        actions={<ButtonLink to="/staff/sponsor-register/upload">Upload a copy</ButtonLink>}
      >
        {upload.refusal}
      </Notice>
    );
  }
  const { importId } = upload;
  return (
    <Notice
      tone="positive"
      title={isCurrent ? "This copy is current" : "This copy was read in"}
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
      {ending(upload, isCurrent)}
    </Notice>
  );
}

function ending({ importId }: UploadProgress, isCurrent: boolean): string {
  if (importId === null) return "It is the very copy we held already, so nothing was written.";
  return isCurrent
    ? "Every check is answered from it now, and those who watch an employer are told."
    : "A newer copy has taken its place since.";
}
