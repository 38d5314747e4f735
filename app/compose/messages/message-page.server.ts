import { data, redirect } from "react-router";
import { type RequestArgs, samePage } from "#app/compose/account/account-request.server.ts";
import { loadSitePage } from "#app/compose/site/site-page.server.ts";
import { siteContext, visitorContext } from "#app/contexts.ts";
import { badForm, readForm, refusedForm } from "#app/forms.server.ts";
import { userIdOf } from "#app/member.server.ts";
import { trappedForm } from "#app/trapped-form.server.ts";
import { checkForm, openForm } from "#domain/forms/form-trap.server.ts";
import { complaintSchema, contactSchema, partnerSchema } from "#domain/messages/message.schema.ts";
import { REFERENCE } from "#domain/messages/reference.ts";
import { messageRefusals } from "#domain/messages/refusals.ts";
import { sendMessage } from "#domain/messages/send-message.server.ts";
import { topicsOf } from "#domain/messages/topics.ts";
import { requestContext } from "#platform/request-context.server.ts";

const schemas = { contact: contactSchema, complaint: complaintSchema, partner: partnerSchema };

/** A page with a form to write to us: its words from content/site, and who is writing. */
export async function loadMessagePage(
  kind: "contact" | "complaint",
  { request, context }: RequestArgs,
) {
  const slug = kind === "contact" ? "contact-us" : "complaints";
  const { data: page } = await loadSitePage(slug, context);
  const { searchParams } = new URL(request.url);
  const visitor = context.get(visitorContext);
  const writer =
    visitor.kind === "guest"
      ? { name: "", email: "" }
      : { name: visitor.name, email: visitor.email };
  // Each form is signed for itself, so the page is never cached.
  return data({
    page,
    writer,
    topics: topicsOf(kind),
    follows: referenceIn(searchParams.get("follows")) ?? "",
    sent: referenceIn(searchParams.get("sent")),
    opened: openForm(new Date()),
  });
}

/** Where on its page each form stands. */
const anchors = { contact: "sent", complaint: "sent", partner: "write" };

/** What was sent from any of the three forms; then the page again, with the reference. */
export async function answerMessage(kind: keyof typeof schemas, { request, context }: RequestArgs) {
  const form = await readForm(request, schemas[kind]);
  if (!form.ok) return badForm(form);
  const now = new Date();
  const checked = checkForm(form.value, now);
  if (!checked.ok) return trappedForm(form.values, checked.error, now);
  const from = {
    formKey: checked.value.formKey,
    clientAddress: context.get(requestContext).clientAddress,
    userId: userIdOf(context),
    universityId: context.get(siteContext).university?.id ?? null,
  };
  const sent = await sendMessage(kind, { input: form.value, from }, now);
  if (!sent.ok) return refusedForm(form.values, messageRefusals[sent.error], "form", 429);
  const { reference } = sent.value;
  return redirect(`${samePage(request, { sent: reference, follows: null })}#${anchors[kind]}`);
}

/** Only what looks like one of ours is shown on a page of ours. */
export function referenceIn(text: string | null): string | null {
  return text !== null && REFERENCE.test(text) ? text : null;
}
