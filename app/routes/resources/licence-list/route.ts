import { redirect } from "react-router";
import { CHECKER } from "#app/compose/sponsors/addresses.ts";
import { refusedInit } from "#app/compose/sponsors/refused-check.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { bulkCsv, listSentence } from "#domain/sponsors/checking/bulk-check.ts";
import { lookUpMany } from "#domain/sponsors/checking/check-many.server.ts";
import { askedBy } from "#domain/sponsors/checking/check-sponsor.server.ts";
import type { SponsorRefusal } from "#domain/sponsors/checking/refusals.ts";
import { requestContext } from "#platform/request-context.server.ts";
import { isoDay } from "#rules/days.ts";
import type { Route } from "./+types/route";

/** A link cannot carry the list: it leads to the form. */
export function loader() {
  return redirect(`${CHECKER}/list`);
}

/** The answers to a pasted list as a file. The list is posted again: it is too long for an address. */
export async function action({ request, context }: Route.ActionArgs) {
  const names = String((await readFormData(request)).get("names") ?? "");
  const { clientAddress } = context.get(requestContext);
  const requester = { id: memberOf(context).id, clientAddress };
  const now = new Date();
  const looked = await lookUpMany(names, askedBy(requester, now));
  if (!looked.ok) return refused(looked.error, names);

  return new Response(bulkCsv(looked.value.lines, isoDay(now)), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="waymark-licence-check.csv"',
      "cache-control": "no-store",
    },
  });
}

/** A route without a page has no other way to say a sentence and when to come back. */
function refused(error: SponsorRefusal, names: string): Response {
  const { status, headers } = refusedInit(error);
  return new Response(listSentence(error, names), {
    status,
    headers: {
      ...headers,
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
    },
  });
}
