import { data, Form } from "react-router";
import { z } from "zod";
import { changeLogo } from "#app/compose/account/university-logo.server.ts";
import {
  answerDomainClaim,
  answerUniversity,
  universityFormValues,
  universityLists,
} from "#app/compose/staff/university-form.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { setUniversityAccessFlags } from "#domain/accounts/access/set-access-flags.server.ts";
import { peopleRefusals } from "#domain/accounts/refusals.ts";
import { DomainClaims } from "#domain/universities/components/domain-claims.tsx";
import { LogoForm } from "#domain/universities/components/logo-form.tsx";
import {
  SAVE_UNIVERSITY,
  UniversityForm,
} from "#domain/universities/components/university-form.tsx";
import { listDomainClaims } from "#domain/universities/domain-claims.server.ts";
import { findUniversity } from "#domain/universities/universities.queries.server.ts";
import { rowNumber } from "#rules/row-number.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";

const ticked = z
  .literal("on")
  .optional()
  .transform((value) => value === "on");
const flagsSchema = z.object({ cihPremium: ticked, countryGuide: ticked, pageAccess: ticked });

export async function loader({ params }: Route.LoaderArgs) {
  const university = await findUniversity(rowNumber(params.university_id));
  if (!university) throw data("We could not find that university.", { status: 404 });
  const claims = await listDomainClaims(university.id);
  return {
    university,
    claims,
    kept: await universityFormValues(university),
    lists: universityLists(),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const fields = await readFormData(request);
  const intent = fields.get("intent");
  if (intent === "set-logo" || intent === "remove-logo") return answerLogo(fields, params, context);
  if (intent === "confirm-domain") return answerDomainClaim(context, fields, params.university_id);
  if (intent === SAVE_UNIVERSITY)
    return answerUniversity(context, fields, rowNumber(params.university_id));

  const form = readFields(fields, flagsSchema);
  if (!form.ok) return badForm(form);

  const saved = await setUniversityAccessFlags(
    memberOf(context),
    rowNumber(params.university_id),
    form.value,
  );
  if (!saved.ok) return refusedForm(form.values, peopleRefusals[saved.error]);
  return redirectWithFlash(
    `/staff/universities/${params.university_id}`,
    "Saved for everyone at this university.",
  );
}

async function answerLogo(
  fields: FormData,
  { university_id }: Route.ActionArgs["params"],
  context: Route.ActionArgs["context"],
) {
  const refusal = await changeLogo(context, fields, rowNumber(university_id));
  if (refusal) return refusedForm({}, refusal, "logo", 400);
  const isSet = fields.get("intent") === "set-logo";
  const done = isSet ? "The new logo is in use." : "The default crest is in use again.";
  return redirectWithFlash(`/staff/universities/${university_id}`, done);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.university.name ?? "University"} - Waymark desk` }];
}

export default function UniversityPage({ loaderData, actionData }: Route.ComponentProps) {
  const { university, kept, lists } = loaderData;
  const isDetails = actionData?.values.intent === SAVE_UNIVERSITY;

  return (
    <main id="main" className="wrap desk">
      <PageHead
        title={university.name}
        lead={university.town}
        crumbs={[{ label: "Universities", to: "/staff/universities" }]}
      />
      {isDetails ? null : <ErrorSummary title="That did not work" errors={actionData?.errors} />}
      <section className="desk__section" aria-labelledby="details-heading">
        <h2 id="details-heading">Details</h2>
        <UniversityForm
          {...lists}
          kept={kept}
          look={university}
          state={isDetails ? actionData : undefined}
          button="Save the details"
        />
      </section>
      <DomainClaims claims={loaderData.claims} customHost={university.customHost} />
      <LogoForm university={university} error={actionData?.errors.logo?.[0]} />
      <Form method="post" className="desk__form">
        <h2>What its people may open</h2>
        <Checkbox label="Premium hub" name="cihPremium" defaultChecked={university.cihPremium} />
        <Checkbox
          label="Country guides"
          name="countryGuide"
          defaultChecked={university.countryGuide}
        />
        <Checkbox label="Any hub pages" name="pageAccess" defaultChecked={university.pageAccess} />
        <Button>Save access</Button>
      </Form>
    </main>
  );
}
