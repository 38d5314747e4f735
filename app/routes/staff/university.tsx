import { data, Form } from "react-router";
import { z } from "zod";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readForm, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { peopleRefusals } from "#domain/accounts/refusals.ts";
import { setUniversityAccessFlags } from "#domain/accounts/set-access-flags.server.ts";
import {
  emailDomainsOf,
  findUniversity,
} from "#domain/universities/universities.queries.server.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { DescriptionList } from "#ui/description-list.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/university";
import "#app/shell/desk.css";

const ticked = z
  .literal("on")
  .optional()
  .transform((value) => value === "on");
const flagsSchema = z.object({ cihPremium: ticked, countryGuide: ticked, pageAccess: ticked });

export async function loader({ params }: Route.LoaderArgs) {
  const university = await findUniversity(Number(params.university_id));
  if (!university) throw data("We could not find that university.", { status: 404 });
  return { university, domains: await emailDomainsOf(university.id) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request, flagsSchema);
  if (!form.ok) return badForm(form);

  const saved = await setUniversityAccessFlags(
    memberOf(context),
    Number(params.university_id),
    form.value,
  );
  if (!saved.ok) return refusedForm(form.values, peopleRefusals[saved.error]);
  return redirectWithFlash(
    `/staff/universities/${params.university_id}`,
    "Saved for everyone at this university.",
  );
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.university.name ?? "University"} - Waymark desk` }];
}

export default function UniversityPage({ loaderData, actionData }: Route.ComponentProps) {
  const { university, domains } = loaderData;

  return (
    <main id="main" className="wrap desk">
      <PageHead
        title={university.name}
        lead={university.town}
        crumbs={[{ label: "Universities", to: "/staff/universities" }]}
      />
      {actionData?.errors.form ? (
        <Notice tone="negative">{actionData.errors.form[0]}</Notice>
      ) : null}
      <DescriptionList
        items={[
          { term: "Microsite label", detail: university.slug },
          {
            term: "Email domains",
            detail: domains.join(", ") || "None: people are listed or invited",
          },
          { term: "Colour", detail: university.brandColour },
        ]}
      />
      <Form method="post" className="desk__form">
        <h2>What its people may open</h2>
        <Checkbox label="Premium hub" name="cihPremium" defaultChecked={university.cihPremium} />
        <Checkbox
          label="Country guides"
          name="countryGuide"
          defaultChecked={university.countryGuide}
        />
        <Checkbox
          label="Hub pages at all"
          name="pageAccess"
          defaultChecked={university.pageAccess}
        />
        <Button>Save access</Button>
      </Form>
    </main>
  );
}
