import { Form } from "react-router";
import { z } from "zod";
import { addressAt } from "#addresses/addresses.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { linkToPage, pageCountOf, readPage } from "#app/paging.ts";
import { readFormData } from "#app/request-body.server.ts";
import { safePath } from "#app/safe-path.ts";
import { listRedirects } from "#domain/editorial/redirects.queries.server.ts";
import { redirectRefusals } from "#domain/editorial/refusals.ts";
import { removeRedirect, setRedirect } from "#domain/editorial/set-redirect.server.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import { DataTable } from "#ui/table.tsx";
import type { Route } from "./+types/redirects";
import "#app/shell/desk.css";

const path = z
  .string()
  .trim()
  .refine(
    (value) => safePath(value) === value,
    "Type an address on this site, such as /blog/old-title.",
  );
const redirectSchema = z.object({
  from: path.refine(
    (value) => !addressAt(value),
    "That is a page of the product; it cannot be moved here.",
  ),
  to: path,
  permanent: z.literal("on").optional(),
  reason: z
    .string()
    .trim()
    .min(3, "Say why in a few words, for whoever reads this later.")
    .max(200),
});

export async function loader({ request }: Route.LoaderArgs) {
  return { redirects: await listRedirects(readPage(request)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readFormData(request);
  const removing = fields.get("remove");
  if (typeof removing === "string") {
    await removeRedirect(removing, memberOf(context).id);
    return redirectWithFlash("/staff/redirects", "Removed.");
  }
  const form = readFields(fields, redirectSchema);
  if (!form.ok) return badForm(form);

  const { permanent, ...redirect } = form.value;
  const set = await setRedirect(
    { ...redirect, permanent: permanent === "on" },
    memberOf(context).id,
  );
  if (!set.ok) return refusedForm(form.values, redirectRefusals[set.error], "to");
  return redirectWithFlash("/staff/redirects", `Saved. It leads to ${set.value.to}.`);
}

export function meta() {
  return [{ title: "Redirects - Waymark desk" }];
}

export default function RedirectsPage({
  loaderData: { redirects },
  actionData,
}: Route.ComponentProps) {
  const { errors, values } = actionData ?? {};

  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="Redirects"
        lead="Addresses that have moved. Visitors are sent to the new one in one step."
      />
      <ErrorSummary errors={errors} />
      <Form method="post" className="desk__form">
        <Field
          label="Old address"
          name="from"
          defaultValue={values?.from}
          error={errors?.from?.[0]}
        />
        <Field label="New address" name="to" defaultValue={values?.to} error={errors?.to?.[0]} />
        <Field
          label="Why"
          name="reason"
          defaultValue={values?.reason}
          error={errors?.reason?.[0]}
        />
        <Checkbox
          label="For good"
          hint="Search engines then forget the old address."
          name="permanent"
          defaultChecked
        />
        <Button>Save redirect</Button>
      </Form>
      {redirects.rows.length === 0 ? (
        <EmptyState title="No redirects of your own yet">
          Addresses of the former site are built in and are not listed here.
        </EmptyState>
      ) : (
        <DataTable
          isStacked
          caption="Redirects"
          rows={redirects.rows}
          rowKey={(row) => row.from}
          columns={[
            { key: "from", heading: "From", isRowHeading: true, cell: (row) => row.from },
            { key: "to", heading: "To", cell: (row) => row.to },
            { key: "why", heading: "Why", cell: (row) => row.reason },
            { key: "remove", heading: "Remove", cell: (row) => <RemoveForm from={row.from} /> },
          ]}
        />
      )}
      <Pager
        label="Redirects"
        page={redirects.page}
        pageCount={pageCountOf(redirects)}
        linkTo={(page) => linkToPage("", page)}
      />
    </main>
  );
}

function RemoveForm({ from }: { from: string }) {
  return (
    <Form method="post">
      <Button variant="quiet" size="s" name="remove" value={from}>
        Remove <span className="vh">{from}</span>
      </Button>
    </Form>
  );
}
