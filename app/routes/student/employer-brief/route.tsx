import { loadBrief, previewBrief } from "#app/compose/visa/brief-page.server.ts";
import { VisaTools } from "#app/compose/visa/visa-tools.tsx";
import { BriefForm } from "#domain/visas/uk/components/brief-form.tsx";
import { BriefPreview } from "#domain/visas/uk/components/brief-preview.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";

export function loader(args: Route.LoaderArgs) {
  return loadBrief(args);
}

export function action(args: Route.ActionArgs) {
  return previewBrief(args);
}

export function meta() {
  return [{ title: "Employer brief - Waymark" }];
}

export default function EmployerBriefPage({ loaderData, actionData }: Route.ComponentProps) {
  const preview = actionData && "preview" in actionData ? actionData.preview : null;
  const hasErrors = actionData && Object.keys(actionData.errors).length > 0;

  return (
    <main id="main" className="wrap brief">
      <PageHead
        title="Employer brief"
        lead="One page you can hand to an employer: what your UK permission allows, until when, and what they would need to do. With sources and dates."
      />
      {preview ? <BriefPreview preview={preview} /> : null}
      <BriefForm
        values={{ ...loaderData.values, ...actionData?.values }}
        state={hasErrors ? actionData : undefined}
        isTicked={!actionData || actionData.values.withSponsorship === "on"}
      />
      <VisaTools except="/employer-brief" />
    </main>
  );
}
