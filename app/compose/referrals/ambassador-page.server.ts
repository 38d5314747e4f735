import type { RouterContextProvider } from "react-router";
import { photoIn } from "#app/compose/stories/story-photo.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import type { OwnPageView } from "#domain/editorial/ambassadors/components/own-page-form.tsx";
import { ownPageSchema } from "#domain/editorial/ambassadors/own-page/own-page.schema.ts";
import {
  type OwnPageRefusal,
  ownPagePaths,
  ownPageRefusals,
} from "#domain/editorial/ambassadors/own-page/own-page.ts";
import { findOwnPageOf } from "#domain/editorial/ambassadors/own-page/own-pages.server.ts";
import {
  sendOwnPage,
  takeOwnPageOff,
} from "#domain/editorial/ambassadors/own-page/write-own-page.server.ts";
import { hostedEventLines } from "#domain/events/own-event-lines.server.ts";
import { referralPaths } from "#domain/referrals/referral-paths.ts";
import { tasksFor } from "#domain/referrals/tasks.server.ts";
import { findUniversity } from "#domain/universities/universities.queries.server.ts";
import { firstNameOf } from "#rules/names.ts";
import { answerInvitation, loadInvitations } from "./invite-page.server.ts";

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** An ambassador's desk: invitations, tasks and, from their own capabilities, events and their page. */
export async function loadAmbassador({ context }: Pick<RequestArgs, "context">, now: Date) {
  const member = memberOf(context);
  const { universityId } = member;
  const university = universityId === null ? null : await findUniversity(universityId);
  const [invitations, tasks, events, page] = await Promise.all([
    loadInvitations({ context }, now),
    tasksFor(member),
    hostedEventLines(member, now),
    ownPageView(member),
  ]);
  return { ...invitations, tasks, events, page, university: university?.name ?? null };
}

async function ownPageView({ id, name }: { id: string; name: string }): Promise<OwnPageView> {
  const page = await findOwnPageOf(id);
  const empty = { course: "", languages: [], about: "", ask: [], body: "" };
  return {
    words: page?.draft ?? { name: firstNameOf(name), ...empty },
    photo: page?.draftFileId ? ownPagePaths.photo(page.draftFileId) : null,
    state: page?.state ?? null,
    note: page?.note ?? null,
    to: page?.isLive ? ownPagePaths.page(page.slug) : null,
  };
}

/** One form of the desk: the button that was pressed says which. */
export async function answerAmbassador({ request, context }: RequestArgs) {
  const fields = await readFormData(request);
  const member = memberOf(context);
  switch (fields.get("intent")) {
    case "page": {
      const form = readFields(fields, ownPageSchema);
      if (!form.ok) return badForm(form);
      const sending = { input: form.value, photo: await photoIn(fields) };
      const sent = await sendOwnPage(member, sending, new Date());
      if (!sent.ok) return refusedPage(form.values, sent.error);
      return redirectWithFlash(
        referralPaths.ambassador,
        "Sent. We will email you when we have read it.",
      );
    }
    case "page-off": {
      const off = await takeOwnPageOff(member);
      if (!off.ok) return refusedPage({}, off.error);
      return redirectWithFlash(referralPaths.ambassador, "Your page is no longer public.");
    }
    default:
      return answerInvitation({ fields, member, backTo: referralPaths.ambassador });
  }
}

const aboutThePhoto: readonly OwnPageRefusal[] = ["too-large", "not-a-picture", "too-many-pixels"];

function refusedPage(values: Record<string, string>, error: OwnPageRefusal) {
  const field = aboutThePhoto.includes(error) ? "photo" : "form";
  return refusedForm(values, ownPageRefusals[error], field);
}
