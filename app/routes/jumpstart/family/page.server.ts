import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { siteContext } from "#app/contexts.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { familyPartNames } from "#domain/jumpstart/family/family-link.ts";
import {
  endFamilyLink,
  listFamilyLinks,
  sharePlan,
} from "#domain/jumpstart/family/share-plan.server.ts";
import { familyRefusals } from "#domain/jumpstart/refusals.ts";
import { linkTo } from "#platform/links.server.ts";
import { isoDay, longDay } from "#rules/days.ts";
import { familyParts } from "#rules/departure.ts";
import { rowNumber } from "#rules/row-number.ts";

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };

const labelSchema = z.object({
  label: z
    .string()
    .trim()
    .max(60, "Shorten the name to 60 characters.")
    .transform((value) => value || "Family"),
});

export async function loadFamily({ context }: Pick<RequestArgs, "context">) {
  const links = await listFamilyLinks(memberOf(context).id, new Date());
  return {
    links: links.map(({ id, label, parts, createdAt, expiresAt, isLive, views }) => ({
      ...{ id, label, isLive },
      parts: parts.map((part) => familyPartNames[part].label).join(", "),
      words: isLive
        ? `Made ${longDay(isoDay(createdAt))}, works until ${longDay(isoDay(expiresAt))}. Opened ${timesLabel(views)}.`
        : `Made ${longDay(isoDay(createdAt))}. It no longer works.`,
    })),
  };
}

function timesLabel(views: number): string {
  return views === 1 ? "once" : `${views} times`;
}

export async function answerFamily({ request, context }: RequestArgs) {
  const { id: userId } = memberOf(context);
  const fields = await readFormData(request);
  const now = new Date();
  if (fields.has("end")) {
    await endFamilyLink(userId, rowNumber(fields.get("end")), now);
    return redirectWithFlash("/jumpstart-dashboard/family", "That link no longer works.");
  }
  const form = readFields(fields, labelSchema);
  if (!form.ok) return badForm(form);
  const chosen = fields.getAll("parts");
  const parts = familyParts.filter((part) => chosen.includes(part));
  const made = await sharePlan({ userId, label: form.value.label, parts, now });
  const typed = { ...form.values, parts: parts.join(",") };
  if (!made.ok) return refusedForm(typed, familyRefusals[made.error], "parts");
  const { university } = context.get(siteContext);
  const address = linkTo(`/jumpstart-plan/family/${made.value.token}`, university?.slug);
  return data({ address, errors: {}, values: {} });
}
