import { data } from "react-router";
import { z } from "zod";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { setPersonAccess } from "#domain/accounts/access/set-person-access.server.ts";
import { formerAddressesOf } from "#domain/accounts/merging/former-address.server.ts";
import { unsafeFindPerson } from "#domain/accounts/people/people.queries.server.ts";
import { roleNames, staffRoleNames } from "#domain/accounts/people/role-names.ts";
import { signOutPerson } from "#domain/accounts/people/sign-out-person.server.ts";
import { peopleRefusals } from "#domain/accounts/refusals.ts";
import { removeTwoFactor } from "#domain/accounts/two-factor/remove-two-factor.server.ts";
import { hasSecondFactor } from "#domain/accounts/two-factor/two-factor.server.ts";
import { staffMay, staffRoles } from "#rules/access/staff-role.ts";
import { roles } from "#rules/access/visitor.ts";
import { isoDay, longDay } from "#rules/days.ts";
import { ButtonLink } from "#ui/button.tsx";
import { DescriptionList } from "#ui/description-list.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";
import { AccessForm, type AccessFormProps } from "./access-form.tsx";
import { LostTwoFactor, SignOutForm } from "./sign-in-forms.tsx";
import "#app/shell/desk.css";

const flag = z.enum(["follow", "yes", "no"], { error: "Choose one of the three." });
const accessSchema = z.object({
  role: z.enum(roles),
  staffRole: z.enum(staffRoles, { error: "Choose what they do at the desk." }).optional(),
  cihPremium: flag,
  countryGuide: flag,
  pageAccess: flag,
});

export async function loader({ params, context }: Route.LoaderArgs) {
  const person = await unsafeFindPerson(params.user_id);
  if (!person) throw data("We could not find that person.", { status: 404 });
  const isOneself = person.id === memberOf(context).id;
  const mayChange = staffMay(memberOf(context), "change-settings");
  return {
    person,
    mayChange,
    maySignOut: mayChange && !isOneself,
    mayRemove: mayChange && hasSecondFactor(person) && !isOneself,
    mayMerge: mayChange && person.role !== "staff",
    former: await formerAddressesOf(person.id),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const fields = await readFormData(request);
  const actor = memberOf(context);
  const page = `/staff/people/${params.user_id}`;
  if (fields.get("intent") === "remove-two-factor") {
    const removed = await removeTwoFactor(actor, params.user_id);
    if (!removed.ok) return refusedForm({}, peopleRefusals[removed.error]);
    return redirectWithFlash(
      page,
      "Two-step sign-in is off. They are signed out within a minute, and we email them.",
    );
  }

  if (fields.get("intent") === "sign-out") {
    const signedOut = await signOutPerson(actor, params.user_id);
    if (!signedOut.ok) return refusedForm({}, peopleRefusals[signedOut.error]);
    return redirectWithFlash(page, "Within a minute they are signed out everywhere.");
  }

  const form = readFields(fields, accessSchema);
  if (!form.ok) return badForm(form);
  const { role, staffRole, ...flags } = form.value;
  const saved = await setPersonAccess(actor, params.user_id, {
    role,
    ...(staffRole ? { staffRole } : {}),
    cihPremium: meaning[flags.cihPremium],
    countryGuide: meaning[flags.countryGuide],
    pageAccess: meaning[flags.pageAccess],
  });
  if (!saved.ok) return refusedForm(form.values, peopleRefusals[saved.error]);
  return redirectWithFlash(page, "Saved. It takes effect within a minute.");
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.person.name ?? "Person"} - Waymark desk` }];
}

export default function PersonPage({ loaderData, actionData }: Route.ComponentProps) {
  const { person, mayChange, maySignOut, mayRemove, mayMerge, former } = loaderData;
  return (
    <main id="main" className="wrap desk">
      <PageHead
        title={person.name}
        lead={person.email}
        crumbs={[{ label: "People", to: "/staff/people" }]}
      />
      <ErrorSummary title="That did not work" errors={actionData?.errors} />
      <DescriptionList
        items={[
          { term: "Role", detail: roleOf(person) },
          { term: "University", detail: person.universityName ?? "None" },
          { term: "Account since", detail: longDay(isoDay(person.createdAt)) },
          { term: "Two-step sign-in", detail: person.twoFactorEnabled ? "On" : "Off" },
          { term: "Passkey", detail: person.hasPasskey ? "Yes" : "None" },
          ...(former.length > 0
            ? [{ term: "Addresses of merged accounts", detail: former.join(", ") }]
            : []),
        ]}
      />
      {mayChange ? <AccessForm person={person} state={actionData} /> : null}
      {maySignOut ? <SignOutForm /> : null}
      {mayRemove ? <LostTwoFactor /> : null}
      {mayMerge ? (
        <section className="desk__section" aria-labelledby="merge">
          <h2 id="merge">Another account of this person</h2>
          <p>If one person has two accounts, you can merge them into one.</p>
          <p>
            <ButtonLink variant="second" to={`/staff/people/${person.id}/merge`}>
              Merge with another account
            </ButtonLink>
          </p>
        </section>
      ) : null}
    </main>
  );
}

function roleOf({ role, staffRole }: AccessFormProps["person"]): string {
  return staffRole ? `${roleNames[role]}. ${staffRoleNames[staffRole]}` : roleNames[role];
}

const meaning = { follow: null, yes: true, no: false } as const;
