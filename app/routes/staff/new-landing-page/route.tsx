import { answerNewLanding } from "#app/compose/staff/landing-form.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { LandingForm } from "#domain/jobs/landing/components/landing-form.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";

export async function action({ request, context }: Route.ActionArgs) {
  return answerNewLanding(context, await readFormData(request));
}

export function meta() {
  return [{ title: "Make a landing page - Waymark desk" }];
}

export default function NewLandingPage({ actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="Make a landing page"
        lead="It is saved as a draft first, so that you can check it before anybody else sees it."
        crumbs={[{ label: "Landing pages", to: "/staff/landing-pages" }]}
      />
      <LandingForm kept={{}} state={actionData} isNew />
    </main>
  );
}
