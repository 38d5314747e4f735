import { data, redirect } from "react-router";
import { MissingPage } from "#app/compose/site/missing-page.tsx";
import { socialMeta } from "#app/compose/site/social-meta.ts";
import { notHere } from "#app/compose/site/way-back.server.ts";
import { siteContext, visitorContext } from "#app/contexts.ts";
import { badForm, readForm, refusedForm } from "#app/forms.server.ts";
import { today } from "#app/today.ts";
import { trappedForm } from "#app/trapped-form.server.ts";
import { askForEbook } from "#domain/editorial/ebooks/ask-for-ebook.server.ts";
import { EbookScreen } from "#domain/editorial/ebooks/components/ebook-screen.tsx";
import { ebookRequestSchema } from "#domain/editorial/ebooks/ebook-request.schema.ts";
import { ebookRefusals, LINK_DAYS } from "#domain/editorial/ebooks/ebook-request.ts";
import { EBOOK_TAG, ebookView, findEbook } from "#domain/editorial/ebooks/ebooks.server.ts";
import { checkForm, openForm } from "#domain/forms/form-trap.server.ts";
import { requestContext } from "#platform/request-context.server.ts";
import type { Route } from "./+types/route";
import { bookOf } from "./book-json.ts";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const when = today();
  const book = await findEbook(params.slug, when.now);
  if (!book) throw await notHere(params.slug, context, "reading");
  if (book.slug !== params.slug) throw redirect(`/ebook/${book.slug}`, 301);
  const { searchParams } = new URL(request.url);
  const visitor = context.get(visitorContext);
  const keep = { "x-waymark-keep": `${EBOOK_TAG},rules`, "x-waymark-keep-seconds": "300" };
  return data(
    {
      view: await ebookView(book, when),
      origin: context.get(siteContext).origin,
      email: visitor.kind === "member" ? visitor.email : "",
      // Readers of a cached page share it for some minutes: it is old enough for nobody to be too quick,
      // and its key is not used, because a book and an address make one request.
      opened: openForm(when.now),
      said: searchParams.has("asked") ? "asked" : searchParams.has("link") ? "old" : null,
    } as const,
    { headers: searchParams.size === 0 ? keep : {} },
  );
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const now = new Date();
  const book = await findEbook(params.slug, now);
  if (!book) throw await notHere(params.slug, context, "reading");
  const form = await readForm(request, ebookRequestSchema);
  if (!form.ok) return badForm(form);
  const checked = checkForm(form.value, now);
  if (!checked.ok) return trappedForm(form.values, checked.error, now);
  const visitor = context.get(visitorContext);
  const requester = {
    userId: visitor.kind === "member" ? visitor.id : null,
    clientAddress: context.get(requestContext).clientAddress,
  };
  const asked = await askForEbook(book, form.value, requester, now);
  if (!asked.ok) return refusedForm(form.values, ebookRefusals[asked.error], "form", 429);
  return redirect(`/ebook/${book.slug}?asked=1#get-the-pdf`);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { view, origin } = loaderData;
  return [
    { title: `${view.title} - Waymark` },
    { name: "description", content: view.description },
    ...socialMeta({
      ...{ title: view.title, description: view.description },
      picture: `${origin}/social-pictures/ebook/${view.slug}`,
    }),
    { tagName: "link", rel: "canonical", href: origin + view.to },
    { "script:ld+json": bookOf(view, origin) },
  ];
}

export { MissingPage as ErrorBoundary };

export default function EbookPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, email, opened, said } = loaderData;
  const form = { email, opened, said, state: actionData, days: LINK_DAYS };
  return <EbookScreen book={view} form={form} />;
}
