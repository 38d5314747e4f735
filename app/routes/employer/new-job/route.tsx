import { costsFor, ownEmployer, registerLine } from "#app/compose/employer/employer.server.ts";
import { answerJobForm, besideForm, emptyForm } from "#app/compose/employer/job-form.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { JobFormView } from "#domain/jobs/posting/components/job-form.tsx";
import { SponsorCosts } from "#domain/jobs/posting/components/sponsor-costs.tsx";
import { stateLine } from "#domain/jobs/posting/state-line.ts";
import { Button } from "#ui/button.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { RouteLine } from "#ui/route-line.tsx";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";

export async function loader({ context }: Route.LoaderArgs) {
  const now = new Date();
  const { employer, timeZone } = await ownEmployer(context);
  return {
    lead: [employer.name, registerLine(employer)].filter(Boolean).join(". "),
    isTrusted: employer.isTrusted,
    costs: costsFor(employer),
    stops: stateLine(null, {
      now,
      zone: timeZone,
      isTrusted: employer.isTrusted,
      wasApproved: false,
    }),
    beside: besideForm(emptyForm(employer), employer, now),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { author } = await ownEmployer(context);
  return answerJobForm(author, null, await readFormData(request));
}

export function meta() {
  return [{ title: "Post a job - Waymark for employers" }];
}

export default function NewJobPage({ loaderData, actionData }: Route.ComponentProps) {
  const { lead, isTrusted, costs, stops, beside } = loaderData;

  return (
    <main id="main" className="wrap desk">
      <PageHead title="Post a job" lead={lead} crumbs={[{ label: "Your jobs", to: "/employer" }]} />
      <div className="emp__line">
        <RouteLine label="Status of this advert" direction="row" stops={stops} />
      </div>
      <JobFormView
        {...beside}
        state={actionData}
        actions={
          <>
            <Button name="intent" value="send">
              {isTrusted ? "Publish it" : "Send for review"}
            </Button>
            <Button name="intent" value="draft" variant="quiet">
              Save draft
            </Button>
          </>
        }
        aside={
          <>
            {costs ? <SponsorCosts costs={costs} /> : null}
            {isTrusted ? null : <IfItComesBack />}
          </>
        }
      />
    </main>
  );
}

function IfItComesBack() {
  return (
    <section>
      <h3>If it comes back to you</h3>
      <p className="small">
        We will email you what to change. Change it and send it again: it keeps its place in the
        queue.
      </p>
    </section>
  );
}
