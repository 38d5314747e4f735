import { answerMessage, referenceIn } from "#app/compose/messages/message-page.server.ts";
import { canonicalLink } from "#app/compose/site/canonical.ts";
import { RequestSent } from "#domain/accounts/access/components/request-sent.tsx";
import { openForm } from "#domain/forms/form-trap.server.ts";
import { PartnerForm } from "#domain/messages/components/partner-form.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";
import "#app/compose/employer/employers-page.css";

export function loader({ request }: Route.LoaderArgs) {
  const sent = referenceIn(new URL(request.url).searchParams.get("sent"));
  return { sent, opened: openForm(new Date()) };
}

export function action(args: Route.ActionArgs) {
  return answerMessage("partner", args);
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: "Partner with us - Waymark" },
    {
      name: "description",
      content: "For employers, universities and organisers who want to work with Waymark.",
    },
    ...canonicalLink(matches, "/partner-with-us"),
  ];
}

export default function PartnerPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap hire">
      <PageHead
        title="Work with us"
        lead="For employers, universities and people who run fairs and workshops."
      />
      <section aria-labelledby="ways" className="hire__part">
        <h2 id="ways">Three ways to start</h2>
        <dl className="hire__facts">
          <div>
            <dt>You hire</dt>
            <dd>
              To post single jobs you only need <Link to="/employers#ask">an account</Link>. If your
              jobs are on your own job board (Greenhouse, Lever, Ashby, Workable, SmartRecruiters,
              XML or CSV), write to us and we can import them from there.
            </dd>
          </div>
          <div>
            <dt>You support students</dt>
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
        {loaderData.sent ? (
          <RequestSent>
            We have your message. Its reference is {loaderData.sent}. We will read it and answer by
            email.
          </RequestSent>
        ) : (
          <PartnerForm opened={loaderData.opened} state={actionData} />
        )}
      </section>
    </main>
  );
}
