import { z } from "zod";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { inviteRefusals, teamRefusals } from "#domain/accounts/refusals.ts";
import { invite } from "#domain/accounts/registration/invite.server.ts";
import { inviteSchema } from "#domain/accounts/registration/register.schema.ts";
import {
  changeOfficeRole,
  removeFromTeam,
  signOutColleague,
  withdrawInvitation,
} from "#domain/accounts/team/change-team.server.ts";
import type { SignedInMember } from "#domain/accounts/visitor.ts";
import {
  addCampus,
  closeCampus,
  renameCampus,
  reopenCampus,
} from "#domain/universities/change-campuses.server.ts";
import {
  claimDomain,
  proveDomain,
  removeDomain,
} from "#domain/universities/domain-claims.server.ts";
import { brandingSchema, campusSchema, domainSchema } from "#domain/universities/office.schema.ts";
import { officeRefusals } from "#domain/universities/refusals.ts";
import { saveBranding } from "#domain/universities/save-branding.server.ts";
import { officeRoles } from "#rules/access/office-role.ts";
import { rowNumber } from "#rules/row-number.ts";
import type { OfficeTab } from "./office-tabs.ts";
import { type RequestArgs, redirectToTab } from "./page.server.ts";

type Posted = { member: SignedInMember; fields: FormData; now: Date };

export async function answerOffice({ request, context }: RequestArgs, tab: OfficeTab) {
  const posted = {
    member: memberOf(context),
    fields: await readFormData(request),
    now: new Date(),
  };
  return answers[tab](posted);
}

const answers = { team, branding, campuses, domains } as const;

async function team({ member, fields, now }: Posted) {
  const intent = String(fields.get("intent"));
  if (intent === "invite") return inviteColleague({ member, fields, now });
  const person = String(fields.get("person") ?? "");
  const role = z.enum(officeRoles).safeParse(fields.get("officeRole"));
  const [changed, said] =
    intent === "change-role" && role.success
      ? [await changeOfficeRole(member, person, role.data), "The role is changed."]
      : intent === "sign-out"
        ? [await signOutColleague(member, person), "They are signed out everywhere."]
        : intent === "withdraw"
          ? [
              await withdrawInvitation(member, String(fields.get("invitation") ?? ""), now),
              "The invitation is withdrawn.",
            ]
          : [await removeFromTeam(member, person), "They are no longer in the team."];
  return changed.ok
    ? redirectToTab("team", said)
    : redirectToTab("team", teamRefusals[changed.error], false);
}

async function inviteColleague({ member, fields, now }: Posted) {
  // A careers service invites to its own university, whatever the form says.
  fields.set("universityId", String(member.universityId));
  fields.set("role", "university_admin");
  const form = readFields(fields, inviteSchema.required({ officeRole: true }));
  if (!form.ok) return badForm(form);
  const sent = await invite(form.value, member, now);
  if (!sent.ok) return refusedForm(form.values, inviteRefusals[sent.error]);
  return redirectToTab("team", `An invitation is on its way to ${form.value.email}.`);
}

async function branding({ member, fields }: Posted) {
  const form = readFields(fields, brandingSchema);
  if (!form.ok) return badForm(form);
  const saved = await saveBranding(member, member.universityId ?? 0, form.value);
  if (!saved.ok) return refusedForm(form.values, officeRefusals[saved.error]);
  return redirectToTab("branding", "The branding is saved, and your site shows it.");
}

async function campuses({ member, fields, now }: Posted) {
  const intent = String(fields.get("intent"));
  const id = rowNumber(fields.get("campus"));
  if (intent === "close-campus" || intent === "open-campus") {
    const isClosing = intent === "close-campus";
    const done = isClosing ? await closeCampus(member, id, now) : await reopenCampus(member, id);
    if (!done.ok) return redirectToTab("campuses", officeRefusals[done.error], false);
    return redirectToTab(
      "campuses",
      isClosing ? "The campus is closed." : "The campus is open again.",
    );
  }
  const form = readFields(fields, campusSchema);
  if (!form.ok) return badForm(form);
  const isNew = intent === "add-campus";
  const saved = isNew
    ? await addCampus(member, form.value)
    : await renameCampus(member, id, form.value);
  if (!saved.ok) return refusedForm(form.values, officeRefusals[saved.error], "name");
  return redirectToTab("campuses", isNew ? `${form.value.name} is added.` : "The campus is saved.");
}

async function domains({ member, fields, now }: Posted) {
  const intent = String(fields.get("intent"));
  if (intent === "prove-domain") {
    const proved = await proveDomain(member, rowNumber(fields.get("claim")), { now });
    return proved.ok
      ? redirectToTab("domains", "We found the record. The domain is confirmed.")
      : redirectToTab("domains", officeRefusals[proved.error], false);
  }
  const form = readFields(fields, domainSchema);
  if (!form.ok) return badForm(form);
  const isRemoving = intent === "remove-domain";
  const done = isRemoving
    ? await removeDomain(member, form.value)
    : await claimDomain(member, form.value, now);
  if (!done.ok) return refusedForm(form.values, officeRefusals[done.error], "domain");
  const { domain } = form.value;
  return redirectToTab(
    "domains",
    isRemoving ? `${domain} is removed.` : `Now confirm that you own ${domain}.`,
  );
}
