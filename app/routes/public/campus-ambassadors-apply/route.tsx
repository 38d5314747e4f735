import { redirect } from "react-router";
import { canonicalLink } from "#app/compose/site/canonical.ts";
import { siteContext, visitorContext } from "#app/contexts.ts";
import { badForm, readForm, refusedForm } from "#app/forms.server.ts";
import { trappedForm } from "#app/trapped-form.server.ts";
import { ambassadorApplicationSchema } from "#domain/editorial/ambassadors/application.schema.ts";
import { applicationRefusals, MAX_WHY } from "#domain/editorial/ambassadors/application.ts";
import { applyAsAmbassador } from "#domain/editorial/ambassadors/apply.server.ts";
import { AmbassadorApplyForm } from "#domain/editorial/ambassadors/components/apply-form.tsx";
import { checkForm, openForm } from "#domain/forms/form-trap.server.ts";
import { requestContext } from "#platform/request-context.server.ts";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";

const PATH = "/campus-ambassadors/apply";

export function loader({ request, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext);
  const { university } = context.get(siteContext);
  const known: Record<string, string> =
    visitor.kind === "member" ? { name: visitor.name, email: visitor.email } : {};
  if (university) known.university = university.name;
  const isDone = new URL(request.url).searchParams.has("sent");
  return { known, isDone, maxWhy: MAX_WHY, opened: openForm(new Date()) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, ambassadorApplicationSchema);
  if (!form.ok) return badForm(form);
  const now = new Date();
  const checked = checkForm(form.value, now);
  if (!checked.ok) return trappedForm(form.values, checked.error, now);
  const { opened: _opened, homepage: _homepage, ...input } = form.value;
  const visitor = context.get(visitorContext);
  const requester = {
    userId: visitor.kind === "member" ? visitor.id : null,
    clientAddress: context.get(requestContext).clientAddress,
  };
  const sent = await applyAsAmbassador(input, requester, now);
  if (!sent.ok) return refusedForm(form.values, applicationRefusals[sent.error], "form", 429);
  return redirect(`${PATH}?sent=1`);
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: "Apply to be a campus ambassador - Waymark" },
    {
      name: "description",
      content: "Six questions. Somebody on the Student desk reads them and answers by email.",
    },
    ...canonicalLink(matches, "/campus-ambassadors/apply"),
  ];
}

export default function ApplyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { known, isDone, maxWhy, opened } = loaderData;
  const crumbs = [{ label: "Campus ambassadors", to: "/campus-ambassadors" }];
  if (isDone) {
    return (
      <main id="main" className="wrap">
        <PageHead title="We have your application" crumbs={crumbs} />
        <div className="prose">
          <p role="status">
            We have emailed you to confirm. Somebody on the Student desk reads what you wrote and
            answers to that address, usually within two weeks.
          </p>
          <p>
            <Link to="/campus-ambassadors">Back to the ambassadors</Link>
          </p>
        </div>
      </main>
    );
  }
  return (
    <main id="main" className="wrap">
      <PageHead
        title="Apply to be a campus ambassador"
        lead="Six questions. Somebody on the Student desk reads them and answers by email."
        crumbs={crumbs}
      />
      <AmbassadorApplyForm opened={opened} state={actionData} known={known} maxWhy={maxWhy} />
    </main>
  );
}
