import { redirect } from "react-router";
import { samePage } from "#app/compose/account/account-request.server.ts";
import { badForm, readForm, refusedForm } from "#app/forms.server.ts";
import { RequestSent } from "#domain/accounts/access/components/request-sent.tsx";
import { leadSchema } from "#domain/employers/company.schema.ts";
import { LeadForm } from "#domain/employers/components/lead-form.tsx";
import { addLead } from "#domain/employers/leads.server.ts";
import { companyRefusals } from "#domain/employers/refusals.ts";
import { requestContext } from "#platform/request-context.server.ts";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";
import "#app/compose/employer/employers-page.css";

export function loader({ request }: Route.LoaderArgs) {
  return { isSent: new URL(request.url).searchParams.has("sent") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, leadSchema);
  if (!form.ok) return badForm(form);
  const { clientAddress } = context.get(requestContext);
  const added = await addLead(form.value, clientAddress, new Date());
  if (!added.ok) return refusedForm(form.values, companyRefusals[added.error], "form", 429);
  return redirect(`${samePage(request, { sent: "1" })}#write`);
}

export function meta() {
  return [
    { title: "Partner with us - Waymark" },
    {
      name: "description",
      content: "For employers, universities and organisers who want to do something with Waymark.",
    },
  ];
}

export default function PartnerPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap hire">
      <PageHead
        title="Do something with us"
        lead="For employers, universities and people who run fairs and workshops."
      />
      <section aria-labelledby="ways" className="hire__part">
        <h2 id="ways">Three ways to begin</h2>
        <dl className="hire__facts">
          <div>
            <dt>You hire</dt>
            <dd>
              To post single jobs you only need <Link to="/employers#ask">an account</Link>. If your
              jobs stand on a board of your own (Greenhouse, Lever, Ashby, Workable,
              SmartRecruiters, XML or CSV), write to us and we fetch them from there.
            </dd>
          </div>
          <div>
            <dt>You look after students</dt>
            <dd>
              Your university gets a site of its own, with the board, the licence check and figures
              for your team. Staff who already work with one{" "}
              <Link to="/university-user-registration">ask for access here</Link>.
            </dd>
          </div>
          <div>
            <dt>You run a fair, a workshop or a course</dt>
            <dd>Tell us what it is, for whom, and when.</dd>
          </div>
        </dl>
      </section>
      <section id="write" aria-labelledby="write-heading" className="hire__part hire__ask">
        <h2 id="write-heading">Write to us</h2>
        {loaderData.isSent ? (
          <RequestSent>We have your letter. Somebody reads it and answers by mail.</RequestSent>
        ) : (
          <LeadForm state={actionData} />
        )}
      </section>
    </main>
  );
}
