import { Form } from "react-router";
import { z } from "zod";
import { contentType, contentTypes, editorPath } from "#app/compose/content/content-types.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readForm, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { addDraftPage } from "#domain/pages/drafts/add-draft-page.server.ts";
import { pageRefusals } from "#domain/pages/refusals.ts";
import { shortSlugOf } from "#rules/slug.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { SelectField } from "#ui/select-field.tsx";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";

const isOpen = (name: string) => contentType(name)?.isOpen === true;

const MAX_SLUG_LENGTH = 100;

const newPageSchema = z.object({
  type: z.string().refine(isOpen, "Choose what you want to write."),
  title: z
    .string()
    .trim()
    .min(1, "Give it a title. You can change it later.")
    .max(160, "A title has 160 characters at most."),
  slug: z
    .string()
    .trim()
    .regex(
      /^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/,
      "Use lower-case letters, numbers and hyphens, such as first-weeks.",
    )
    .max(MAX_SLUG_LENGTH, `An address has ${MAX_SLUG_LENGTH} characters at most.`),
});

export function loader({ request }: Route.LoaderArgs) {
  const types = contentTypes
    .filter((each) => each.isOpen)
    .map(({ type, label }) => ({ value: type.name, label }));
  const asked = new URL(request.url).searchParams.get("type") ?? "post";
  return { types, asked: isOpen(asked) ? asked : "post" };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, newPageSchema);
  if (!form.ok) return badForm(form);
  const { type: name, title } = form.value;
  const slug = form.value.slug || shortSlugOf(title, MAX_SLUG_LENGTH);
  if (!slug)
    return refusedForm(form.values, "Type an address: the title has no letter for one.", "slug");
  const { type } = contentType(name)!;
  const added = await addDraftPage(type, memberOf(context), { slug, title }, new Date());
  if (!added.ok) return refusedForm(form.values, pageRefusals[added.error], "slug");
  return redirectWithFlash(
    editorPath({ type: name, slug, variant: "" }),
    "It is a draft. Only staff see it until it is published.",
  );
}

export function meta() {
  return [{ title: "Write a page - Waymark desk" }];
}

export default function NewContentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { errors, values } = actionData ?? {};
  const field = (name: string) => ({
    name,
    defaultValue: values?.[name],
    error: errors?.[name]?.[0],
  });
  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="Write a page"
        lead="It is a draft first. Pages whose addresses are part of the product, such as guides, are in the list already."
        crumbs={[{ label: "Pages", to: "/staff/content" }]}
      />
      <ErrorSummary errors={errors} />
      <Form method="post" className="desk__form">
        <SelectField
          label="Type"
          options={loaderData.types}
          {...field("type")}
          defaultValue={values?.type ?? loaderData.asked}
        />
        <Field label="Title" {...field("title")} />
        <Field
          label="Address"
          hint="The end of its address, such as first-weeks. Left empty, it is made from the title. You can change it later: the old one will lead to the new one."
          {...field("slug")}
        />
        <Button>Begin writing</Button>
      </Form>
    </main>
  );
}
