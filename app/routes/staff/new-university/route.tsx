import { answerUniversity, universityLists } from "#app/compose/staff/university-form.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { UniversityForm } from "#domain/universities/components/university-form.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";

export function loader() {
  return universityLists();
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerUniversity(context, await readFormData(request), null);
}

export function meta() {
  return [{ title: "Add a university - Waymark desk" }];
}

export default function NewUniversityPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="Add a university"
        lead="Its site opens as soon as it is saved. You add its logo, and what its people can open, afterwards."
        crumbs={[{ label: "Universities", to: "/staff/universities" }]}
      />
      <UniversityForm {...loaderData} kept={{}} state={actionData} button="Add the university" />
    </main>
  );
}
