import { data, Form } from "react-router";
import { z } from "zod";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readForm, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { unsafeFindPerson } from "#domain/accounts/people.queries.server.ts";
import { peopleRefusals } from "#domain/accounts/refusals.ts";
import { roleNames } from "#domain/accounts/role-names.ts";
import { setAccessFlags } from "#domain/accounts/set-access-flags.server.ts";
import { setRole } from "#domain/accounts/set-role.server.ts";
import { roles } from "#rules/access/visitor.ts";
import { isoDay, longDay } from "#rules/days.ts";
import { Button } from "#ui/button.tsx";
import { DescriptionList } from "#ui/description-list.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { SelectField } from "#ui/select-field.tsx";
import type { Route } from "./+types/person";
import "#app/shell/desk.css";

const flag = z.enum(["follow", "yes", "no"], { error: "Choose one of the three." });
const flagsSchema = z.object({
  role: z.enum(roles),
  cihPremium: flag,
  countryGuide: flag,
  pageAccess: flag,
});

export async function loader({ params }: Route.LoaderArgs) {
  const person = await unsafeFindPerson(params.user_id);
  if (!person) throw data("We could not find that person.", { status: 404 });
  return { person };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request, flagsSchema);
  if (!form.ok) return badForm(form);

  const { role, ...flags } = form.value;
  const actor = memberOf(context);
  const named = await setRole(actor, params.user_id, role);
  const flagged = named.ok
    ? await setAccessFlags(actor, params.user_id, {
        cihPremium: meaning[flags.cihPremium],
        countryGuide: meaning[flags.countryGuide],
        pageAccess: meaning[flags.pageAccess],
      })
    : named;
  if (!flagged.ok) return refusedForm(form.values, peopleRefusals[flagged.error]);
  return redirectWithFlash(
    `/staff/people/${params.user_id}`,
    "Saved. It holds from the next page they open.",
  );
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.person.name ?? "Person"} - Waymark desk` }];
}

export default function PersonPage({ loaderData: { person }, actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap desk">
      <PageHead
        title={person.name}
        lead={person.email}
        crumbs={[{ label: "People", to: "/staff/people" }]}
      />
      {actionData?.errors.form ? (
        <Notice tone="negative">{actionData.errors.form[0]}</Notice>
      ) : null}
      <DescriptionList
        items={[
          { term: "University", detail: person.universityName ?? "None" },
          { term: "Account since", detail: longDay(isoDay(person.createdAt)) },
          { term: "Two-step sign-in", detail: person.twoFactorEnabled ? "On" : "Off" },
        ]}
      />
      <Form method="post" className="desk__form">
        <h2>Role and access</h2>
        <SelectField
          label="Role"
          name="role"
          defaultValue={person.role}
          options={roles.map((role) => ({ value: role, label: roleNames[role] }))}
        />
        <FlagField label="Premium hub" name="cihPremium" value={person.cihPremium} />
        <FlagField label="Country guides" name="countryGuide" value={person.countryGuide} />
        <FlagField label="Hub pages at all" name="pageAccess" value={person.pageAccess} />
        <Button>Save access</Button>
      </Form>
    </main>
  );
}

const meaning = { follow: null, yes: true, no: false } as const;

type FlagFieldProps = { label: string; name: string; value: boolean | null };

function FlagField({ label, name, value }: FlagFieldProps) {
  const options = [
    { value: "follow", label: "As the university has it" },
    { value: "yes", label: "Yes, for this person" },
    { value: "no", label: "No, for this person" },
  ];
  const current = value === null ? "follow" : value ? "yes" : "no";
  return <SelectField label={label} name={name} defaultValue={current} options={options} />;
}
