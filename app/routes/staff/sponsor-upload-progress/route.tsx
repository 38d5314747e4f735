import { answerDecision, uploadAt } from "#app/compose/staff/register-form.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { FileName } from "#domain/sponsors/components/desk/file-name.tsx";
import { UploadDecision } from "#domain/sponsors/components/desk/upload-decision.tsx";
import { UploadEnded, UploadFailed } from "#domain/sponsors/components/desk/upload-ended.tsx";
import { isRunning, UploadRunning } from "#domain/sponsors/components/desk/upload-running.tsx";
import { findCurrentCopy } from "#domain/sponsors/imports/imports.queries.server.ts";
import { longDay } from "#rules/days.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";

export async function loader({ params }: Route.LoaderArgs) {
  const upload = await uploadAt(params.upload_id);
  const current = await findCurrentCopy();
  return {
    upload,
    replacesDemo: current?.source === "demo",
    isCurrent: upload.importId === current?.id,
  };
}

export async function action({ request, params }: Route.ActionArgs) {
  const { id } = await uploadAt(params.upload_id);
  return answerDecision(id, await readFormData(request));
}

export function meta({ loaderData }: Route.MetaArgs) {
  const day = loaderData ? longDay(loaderData.upload.asOf) : "an upload";
  return [{ title: `Register of ${day} - Waymark desk` }];
}

export default function SponsorUploadProgressPage({
  loaderData,
  actionData,
}: Route.ComponentProps) {
  const { upload } = loaderData;

  return (
    <main id="main" className="wrap desk">
      <PageHead
        title={`Register of ${longDay(upload.asOf)}`}
        lead={<FileName>{upload.fileName}</FileName>}
        crumbs={[{ label: "Sponsor register", to: "/staff/sponsor-register" }]}
      />
      <ErrorSummary title="Not confirmed yet" errors={actionData?.errors} />
      <UploadState {...loaderData} error={actionData?.errors.acceptsLoss?.[0]} />
    </main>
  );
}

type UploadStateProps = Route.ComponentProps["loaderData"] & { error: string | undefined };

function UploadState({ upload, replacesDemo, isCurrent, error }: UploadStateProps) {
  const { state, counts } = upload;
  if (state === "staged" && counts)
    return (
      <UploadDecision upload={{ ...upload, counts }} replacesDemo={replacesDemo} error={error} />
    );
  if (isRunning(state)) return <UploadRunning {...upload} state={state} />;
  if (state === "failed") return <UploadFailed upload={upload} />;
  return <UploadEnded upload={upload} isCurrent={isCurrent} />;
}
