import { Form, matchPath } from "react-router";
import { z } from "zod";
import { addressAt, addresses } from "#addresses/addresses.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { safePath } from "#app/safe-path.ts";
import { type List, type QueryOf, readList } from "#app/shell/list/list.ts";
import { csvOf } from "#app/shell/list/list-csv.server.ts";
import { ListPage } from "#app/shell/list/list-page.tsx";
import { listRedirects, type Redirect } from "#domain/editorial/redirects.queries.server.ts";
import { redirectRefusals } from "#domain/editorial/refusals.ts";
import { removeRedirect, setRedirect } from "#domain/editorial/set-redirect.server.ts";
import { isoDay, shortDay } from "#rules/days.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import type { Route } from "./+types/route";

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
  to: path.refine(leadsSomewhere, "There is no page at that address."),
  permanent: z.literal("on").optional(),
  reason: z
    .string()
    .trim()
    .min(3, "Give the reason in a few words, for anyone who reads this later.")
    .max(200),
});

/** Every address but the one that catches what nothing else does. */
function leadsSomewhere(value: string): boolean {
  const { pathname } = new URL(value, "https://waymark.example");
  return addresses.some(({ path: pattern }) => pattern !== "/*" && matchPath(pattern, pathname));
}

const list = {
  name: "Redirects",
  search: "Old or new address",
  columns: [
    { key: "from", label: "From", isRowHeading: true, text: ({ from }) => from },
    { key: "to", label: "To", text: ({ to }) => to },
    { key: "why", label: "Why", text: ({ reason }) => reason },
    { key: "caught", label: "Caught", isFigure: true, text: ({ caught }) => caught },
    {
      key: "last",
      label: "Last",
      text: ({ lastCaughtAt }) => (lastCaughtAt ? shortDay(isoDay(lastCaughtAt)) : "Never"),
    },
    { key: "remove", label: "Remove", cell: ({ from }) => <RemoveForm from={from} /> },
  ],
} satisfies List<Redirect>;

const read = (query: QueryOf<typeof list>) => listRedirects(query);

export const middleware: Route.MiddlewareFunction[] = [csvOf(list, read)];

export async function loader({ request }: Route.LoaderArgs) {
  const query = readList(request, list);
  return { query, redirects: await read(query) };
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

export default function RedirectsPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ListPage
      list={list}
      query={loaderData.query}
      paged={loaderData.redirects}
      rowKey={({ from }) => from}
      lead="Addresses that have moved. Visitors are sent to the new one in one step; Caught shows how many people used the old one."
      before={<RedirectForm state={actionData} />}
      empty={{
        title: "No redirects of your own yet",
        children: "Addresses of the former site are built in and are not listed here.",
      }}
    />
  );
}

function RedirectForm({ state }: { state: Route.ComponentProps["actionData"] }) {
  const { errors, values } = state ?? {};
  const field = (name: "from" | "to" | "reason") => ({
    name,
    defaultValue: values?.[name],
    error: errors?.[name]?.[0],
  });

  return (
    <>
      <ErrorSummary errors={errors} />
      <Form method="post" className="desk__form">
        <Field label="Old address" {...field("from")} />
        <Field label="New address" {...field("to")} />
        <Field label="Why" {...field("reason")} />
        <Checkbox
          label="Permanent"
          hint="Search engines then forget the old address."
          name="permanent"
          defaultChecked={values ? values.permanent === "on" : true}
        />
        <Button>Save redirect</Button>
      </Form>
    </>
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
