import type { Found } from "./explore.ts";
import type { Extent, Plan } from "./plan.ts";
import {
  planMethods,
  planOneQuery,
  planPaths,
  planQueries,
  planTargets,
} from "./plan-addresses.ts";
import { planBodies, planJson } from "./plan-bodies.ts";
import { planFields, planFiles, planOddForms } from "./plan-forms.ts";
import { planCookies, planHeaders } from "./plan-headers.ts";

/**
 * What is left out because something else that is tried shows the same, and `--whole` tries all the same:
 *
 * - Most documents. A page's loader and action run for its data as they do for the page; a tenth is
 *   asked for as documents, which renders every address with several values.
 * - A query with one name at addresses that no link, no search form and no code of their own gives
 *   it to: every address gets all names of the product at once.
 * - A field that several forms send to one page for one purpose, once for each of them and of their
 *   buttons: the same code reads it, so each value goes by one of them.
 * - Values that reach a form's reader as another value does, and for a choice (a tick, a button, a
 *   list) all but one of each kind: it is compared with what may be chosen.
 * - Most bodies at addresses without an action: they answer 405 before a body is read.
 * - Four fifths of the CVs to be drawn: the schema that reads them has read all values for a save.
 */
export function planAll(found: Found, extent: Extent): Plan[][] {
  return [
    planPaths(),
    planQueries(),
    planOneQuery(found, extent),
    planFields(found, extent),
    planOddForms(found),
    planFiles(found),
    planBodies(extent),
    planJson(extent),
    planMethods(),
    planCookies(),
    planHeaders(),
    planTargets(),
  ];
}
