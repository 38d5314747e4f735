import { answerUpload } from "#app/compose/staff/register-form.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { UploadForm } from "#domain/sponsors/components/desk/upload-form.tsx";
import { isRealDay } from "#rules/typed-day.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";

export function loader({ request }: Route.LoaderArgs) {
  const asOf = new URL(request.url).searchParams.get("asOf") ?? "";
  return { asOf: isRealDay(asOf) ? asOf : "" };
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerUpload(context, await readFormData(request));
}

export function meta() {
  return [{ title: "Upload a copy of the register - Waymark desk" }];
}

export default function SponsorUploadPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="Upload a copy of the register"
        lead="You see what it would change before you decide."
        crumbs={[{ label: "Sponsor register", to: "/staff/sponsor-register" }]}
      />
      <ErrorSummary title="The file was not accepted" errors={actionData?.errors} />
      <UploadForm state={actionData ?? { errors: {}, values: loaderData }} />
    </main>
  );
}
