import { data } from "react-router";
import { z } from "zod";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readForm, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { ChooseAccount } from "#domain/accounts/merging/components/choose-account.tsx";
import { MergeScreen } from "#domain/accounts/merging/components/merge-screen.tsx";
import { mergeRefusals } from "#domain/accounts/merging/may-merge.ts";
import { mergeAccounts } from "#domain/accounts/merging/merge-accounts.server.ts";
import { unsafeFindOthers } from "#domain/accounts/merging/other-accounts.queries.server.ts";
import { unsafePreviewMerge } from "#domain/accounts/merging/preview-merge.server.ts";
import { unsafeFindPerson } from "#domain/accounts/people/people.queries.server.ts";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";

const confirmedSchema = z.object({
  with: z.string().min(1, "Choose the other account first."),
  seen: z.string(),
  typed: z.string().trim().min(1, "Type the address of the account to be closed."),
});

export async function loader({ request, params }: Route.LoaderArgs) {
  const person = await unsafeFindPerson(params.user_id);
  if (!person) throw data("We could not find that person.", { status: 404 });
  const { searchParams } = new URL(request.url);
  const [asked, other] = [searchParams.get("q")?.trim() ?? "", searchParams.get("with")];
  if (!other)
    return { person, asked, others: await unsafeFindOthers(person, asked), preview: null };

  const preview = await unsafePreviewMerge({ staying: person.id, leaving: other });
  if (!preview) throw data("We could not find that person.", { status: 404 });
  return { person, asked, others: [], preview };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request, confirmedSchema);
  if (!form.ok) return badForm(form);
  const { with: leaving, ...confirmed } = form.value;
  const asked = { ...confirmed, staying: params.user_id, leaving };
  const merged = await mergeAccounts(memberOf(context), asked, new Date());
  if (!merged.ok) {
    const field = merged.error === "not-confirmed" ? "typed" : "form";
    return refusedForm(form.values, mergeRefusals[merged.error], field);
  }
  const said = `The two accounts of ${merged.value.name} are one. Both were signed out and told by email.`;
  return redirectWithFlash(`/staff/people/${params.user_id}`, said);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `Merge accounts of ${loaderData?.person.name ?? "a person"} - Waymark desk` }];
}

export default function MergePage({ loaderData, actionData }: Route.ComponentProps) {
  const { person, asked, others, preview } = loaderData;
  return preview ? (
    <MergeScreen preview={preview} state={actionData} />
  ) : (
    <ChooseAccount person={person} asked={asked} others={others} />
  );
}
