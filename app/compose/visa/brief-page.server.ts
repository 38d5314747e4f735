import { data, type RouterContextProvider } from "react-router";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { readerOf, type Situation } from "#domain/visas/situation/situation.ts";
import { situationOf } from "#domain/visas/situation/situations.server.ts";
import { studyKindOf } from "#domain/visas/situation/study-kind.ts";
import { briefFields, briefSchemaOn } from "#domain/visas/uk/brief/brief.schema.ts";
import type { BriefOrder } from "#domain/visas/uk/brief/brief.ts";
import {
  BRIEF_AWAY,
  typesetBrief,
  unprintable,
} from "#domain/visas/uk/brief/typeset-brief.server.ts";
import { writeBrief } from "#domain/visas/uk/brief/write-brief.ts";
import { ukToday } from "#domain/visas/uk/uk-today.ts";

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };

const MAX_HINT_LENGTH = 80;

/** The form as far as we can fill it in: from the person's situation, and from the job they came from. */
export async function loadBrief({ request, context }: RequestArgs) {
  const member = memberOf(context);
  const asked = new URL(request.url).searchParams;
  const hint = (name: string) => (asked.get(name) ?? "").slice(0, MAX_HINT_LENGTH);
  return {
    values: {
      ...valuesOf(await situationOf(member.id)),
      name: member.name,
      employer: hint("employer"),
      jobTitle: hint("job"),
    },
  };
}

function valuesOf(situation: Situation): Record<string, string> {
  const { permission, permissionEndsOn, courseLevel, courseEndsOn } = situation;
  return {
    permission: permission === "no-switching" ? "other" : (permission ?? ""),
    endsOn: permissionEndsOn ?? "",
    study: studyKindOf(situation) ?? "",
    level: courseLevel === "teaching" ? "other" : (courseLevel ?? ""),
    courseEndsOn: courseEndsOn ?? "",
  };
}

/** The brief to look at. Nothing of it is kept: the page carries it on to the download. */
export async function previewBrief({ request, context }: RequestArgs) {
  const form = await readBrief(request);
  if (!form.ok) return form.answer;
  const { order, values } = form;
  const brief = await briefFor(order, context);
  const set = await typesetBrief(brief, "svg");
  if (!set.ok) return refusedForm(values, BRIEF_AWAY, "form", 503);

  const picture = `data:image/svg+xml;base64,${Buffer.from(set.value).toString("base64")}`;
  const fields = briefFields(order);
  return data({
    errors: {},
    // As read, so that the form below shows the days the page was made from.
    values: { ...values, ...fields },
    preview: { picture, brief, fields },
  });
}

/** The same brief as a file. */
export async function downloadBrief({ request, context }: RequestArgs): Promise<Response> {
  const form = await readBrief(request);
  // The page checked it before; anyone who changed it since gets no page back, only a sentence.
  if (!form.ok) throw data("Go back and make the brief again.", { status: 400 });
  const set = await typesetBrief(await briefFor(form.order, context), "pdf");
  if (!set.ok) throw data(BRIEF_AWAY, { status: 503 });
  return new Response(Uint8Array.from(set.value), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="employer-brief.pdf"',
      "cache-control": "no-store",
    },
  });
}

async function readBrief(request: Request) {
  const form = readFields(await readFormData(request), briefSchemaOn(ukToday(new Date())));
  if (!form.ok) return { ok: false as const, answer: badForm(form) };
  const errors = unprintable(form.value);
  if (Object.keys(errors).length > 0) {
    return { ok: false as const, answer: badForm({ errors, values: form.values }) };
  }
  return { ok: true as const, order: form.value satisfies BriefOrder, values: form.values };
}

/** The clock in it is the person's own: by what they typed, and told us before where the form does not ask. */
async function briefFor(order: BriefOrder, context: RequestArgs["context"]) {
  const today = ukToday(new Date());
  const situation = await situationOf(memberOf(context).id);
  return writeBrief(order, readerOf(typedOver(situation, order), today), today);
}

function typedOver(situation: Situation, order: BriefOrder): Situation {
  const { permission, courseLevel } = situation;
  const isUnswitchable = order.permission === "other" && permission === "no-switching";
  const isTeaching = order.level === "other" && courseLevel === "teaching";
  return {
    ...situation,
    permission: isUnswitchable ? permission : order.permission,
    permissionEndsOn: order.endsOn,
    courseLevel: isTeaching ? courseLevel : order.level,
    isFullTime: order.study === null ? situation.isFullTime : order.study !== "part-time",
    courseEndsOn: order.courseEndsOn,
  };
}
