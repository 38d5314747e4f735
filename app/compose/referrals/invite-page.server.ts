import type { RouterContextProvider } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { choicesOf, saveChoices } from "#domain/referrals/choices.server.ts";
import { entriesOf } from "#domain/referrals/ledger.queries.server.ts";
import { linkView } from "#domain/referrals/link-view.server.ts";
import { addCampaign, linksOf, switchLink } from "#domain/referrals/links.server.ts";
import {
  campaignSchema,
  choicesSchema,
  switchSchema,
  tickSchema,
} from "#domain/referrals/referral.schema.ts";
import { referralSentences } from "#domain/referrals/refusals.ts";
import { resultsByWeek, totalsOf } from "#domain/referrals/results.queries.server.ts";
import { settleReferralsOf } from "#domain/referrals/settle-referrals.server.ts";
import { tickTask } from "#domain/referrals/tasks.server.ts";
import { findUniversity } from "#domain/universities/universities.queries.server.ts";
import { isoDay, longDay } from "#rules/days.ts";

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** Somebody's links, what came of them, and what they agreed to. */
export async function loadInvitations({ context }: Pick<RequestArgs, "context">, now: Date) {
  const { id, universityId } = memberOf(context);
  await settleReferralsOf(id, now);
  const university = universityId === null ? null : await findUniversity(universityId);
  const [links, choices, totals, weeks, entries] = await Promise.all([
    linksOf(id, now),
    choicesOf(id),
    totalsOf(id),
    resultsByWeek(id, now),
    entriesOf(id),
  ]);
  return {
    links: links.map((link) => linkView(link, university?.slug ?? null)),
    ...{ choices, totals, weeks },
    entries: entries.map(({ at, ...entry }) => ({ ...entry, day: longDay(isoDay(at)) })),
  };
}

/** One form of the page: the button that was pressed says which. */
export async function answerInvitations({ request, context }: RequestArgs, backTo: string) {
  const fields = await readFormData(request);
  return answerInvitation({ fields, member: memberOf(context), backTo });
}

/** The same where the form has been read already. */
export function answerInvitation(asked: Omit<Acting, "now">) {
  const intent = String(asked.fields.get("intent") ?? "");
  const act = Object.hasOwn(acts, intent) ? acts[intent as keyof typeof acts] : null;
  if (!act) return refusedForm({}, "Choose what to do.", "form", 400);
  return act({ ...asked, now: new Date() });
}

type Acting = {
  fields: FormData;
  member: ReturnType<typeof memberOf>;
  backTo: string;
  now: Date;
};

const acts = {
  async choices({ fields, member, backTo, now }: Acting) {
    const form = readFields(fields, choicesSchema);
    if (!form.ok) return badForm(form);
    await saveChoices(member.id, form.value, now);
    return redirectWithFlash(backTo, "Saved.");
  },

  async campaign({ fields, member, backTo, now }: Acting) {
    const form = readFields(fields, campaignSchema);
    if (!form.ok) return badForm(form);
    const added = await addCampaign(member, form.value.campaign, now);
    if (!added.ok) return refusedForm(form.values, referralSentences[added.error], "campaign");
    return redirectWithFlash(backTo, `The link “${form.value.campaign}” is ready.`);
  },

  async switch({ fields, member, backTo, now }: Acting) {
    const form = readFields(fields, switchSchema);
    if (!form.ok) return badForm(form);
    const { linkId, isOpen } = form.value;
    const switched = await switchLink(member.id, linkId, { isOpen, now });
    if (!switched.ok) return refusedForm(form.values, referralSentences[switched.error]);
    const name = switched.value.campaign ? `“${switched.value.campaign}”` : "Your own link";
    return redirectWithFlash(backTo, `${name} is ${isOpen ? "on" : "off"}.`);
  },

  async tick({ fields, member, backTo, now }: Acting) {
    const form = readFields(fields, tickSchema);
    if (!form.ok) return badForm(form);
    const { taskId, isDone } = form.value;
    const ticked = await tickTask(member, taskId, { isDone, now });
    if (!ticked.ok) return refusedForm(form.values, "That task has ended.");
    return redirectWithFlash(backTo, isDone ? "Marked as done." : "Marked as not done.");
  },
};
