import { decodeEntities } from "#rules/html-text.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { emptyRow, type FeedDocument, type FeedPay, type FeedRow } from "../feed-row.ts";
import type { FeedRefusal } from "../refusals.ts";
import {
  isObject,
  type Json,
  joined,
  numberAt,
  objectAt,
  objectsAt,
  textAt,
} from "./json-shape.ts";

/** boards-api.greenhouse.io/v1/boards/{board}/jobs?content=true&pay_transparency=true */
export function readGreenhouse(document: unknown): Result<FeedDocument, FeedRefusal> {
  if (!isObject(document) || !Array.isArray(document.jobs)) return no("other-format");
  const jobs = objectsAt(document, "jobs");
  if (jobs.some((job) => !("absolute_url" in job))) return no("other-format");
  return ok({ rows: jobs.map(rowOf), isPartial: false });
}

function rowOf(job: Json): FeedRow {
  return {
    ...emptyRow,
    key: textAt(job, "id") ?? "",
    title: textAt(job, "title") ?? "",
    employer: textAt(job, "company_name"),
    department: joined(
      objectsAt(job, "departments").map((it) => textAt(it, "name")),
      ", ",
    ),
    place: textAt(objectAt(job, "location"), "name"),
    employmentType: metadata(job, /employment type|job type|time type|commitment/i),
    description: unescaped(textAt(job, "content")),
    applyUrl: textAt(job, "absolute_url"),
    // `updated_at` moves whenever somebody touches the advert, so it is the last resort.
    postedAt: textAt(job, "first_published") ?? textAt(job, "updated_at"),
    closesAt: textAt(job, "application_deadline"),
    pay: payOf(job),
  };
}

/** Boards send the advert's HTML escaped once. */
function unescaped(content: string | null): string | null {
  if (content === null || content.includes("<")) return content;
  return decodeEntities(content);
}

/** Fields that the employer added; which there are differs from board to board. */
function metadata(job: Json, name: RegExp): string | null {
  const field = objectsAt(job, "metadata").find((it) => name.test(textAt(it, "name") ?? ""));
  return field ? textAt(field, "value") : null;
}

/** Greenhouse gives yearly or hourly figures without saying which: only what its title says is believed. */
function payOf(job: Json): FeedPay | null {
  const ranges = objectsAt(job, "pay_input_ranges");
  const [range] = ranges;
  if (!range || ranges.length > 1) return null;
  const title = textAt(range, "title") ?? "";
  const period = /hour/i.test(title) ? "hour" : /annual|year|salary/i.test(title) ? "year" : null;
  const min = numberAt(range, "min_cents");
  const max = numberAt(range, "max_cents");
  const currency = textAt(range, "currency_type");
  if (!period || min === null || !currency) return null;
  return { currency, min: min / 100, max: max === null ? null : max / 100, period };
}
