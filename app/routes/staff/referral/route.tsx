import { data } from "react-router";
import { samePage } from "#app/compose/account/account-request.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readForm, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { ReferralScreen } from "#domain/referrals/components/referral-screen.tsx";
import { correctEntry } from "#domain/referrals/correct-entry.server.ts";
import { unsafeEntriesAbout, unsafeFindReferral } from "#domain/referrals/ledger.queries.server.ts";
import { correctionSchema } from "#domain/referrals/referral.schema.ts";
import { correctionSentences } from "#domain/referrals/refusals.ts";
import { rowNumber } from "#rules/row-number.ts";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";

export async function loader({ params }: Route.LoaderArgs) {
  const id = rowNumber(params.referral_id);
  const referral = await unsafeFindReferral(id);
  if (!referral) throw data("We could not find that invitation.", { status: 404 });
  return { referral, entries: await unsafeEntriesAbout(id) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request, correctionSchema);
  if (!form.ok) return badForm(form);
  const entries = await unsafeEntriesAbout(rowNumber(params.referral_id));
  // The entry has to be of this page's invitation.
  const isHere = entries.some(({ id }) => id === form.value.entryId);
  if (!isHere) return refusedForm(form.values, correctionSentences["not-found"], "form", 404);
  const corrected = await correctEntry(memberOf(context), form.value, new Date());
  if (!corrected.ok) return refusedForm(form.values, correctionSentences[corrected.error]);
  return redirectWithFlash(samePage(request, {}), "The counter-entry is in the ledger.");
}

export function meta() {
  return [{ title: "Invitation - Waymark desk" }];
}

export default function ReferralPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ReferralScreen {...loaderData} state={actionData} />;
}
