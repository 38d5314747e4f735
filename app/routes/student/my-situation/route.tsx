import { VisaTools } from "#app/compose/visa/visa-tools.tsx";
import {
  answerSituation,
  loadSituation,
} from "#app/routes/student/my-situation/situation-page.server.ts";
import { SituationForm } from "#domain/visas/situation/components/situation-form.tsx";
import {
  ForgetSituation,
  SituationPrivacy,
} from "#domain/visas/situation/components/situation-privacy.tsx";
import { ClockSection } from "#domain/visas/uk/components/clock-section.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";
import "#domain/visas/situation/components/situation.css";

export function loader(args: Route.LoaderArgs) {
  return loadSituation(args);
}

export function action(args: Route.ActionArgs) {
  return answerSituation(args);
}

export function meta() {
  return [{ title: "My situation - Waymark" }];
}

export default function MySituationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { values, revision, isKept, clock } = loaderData;
  const opened = Number(actionData?.values.revision ?? revision);

  return (
    <main id="main" className="wrap situation">
      <PageHead
        title="My situation"
        lead="Tell the visa tools about your situation. Every answer is optional."
      />
      <SituationPrivacy />
      {isKept ? <ClockSection {...clock} /> : null}
      <SituationForm
        key={revision}
        values={values}
        revision={opened}
        isFromProfile={!isKept && Boolean(values.courseEndsOn || values.courseLevel)}
        state={actionData}
      />
      {isKept ? <ForgetSituation /> : null}
      <VisaTools except="/my-situation" />
    </main>
  );
}
