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

/** api.lever.co/v0/postings/{site}?mode=json */
export function readLever(document: unknown): Result<FeedDocument, FeedRefusal> {
  if (!Array.isArray(document)) return no("other-format");
  const postings = document.filter(isObject);
  if (postings.some((posting) => !("text" in posting) || !("categories" in posting)))
    return no("other-format");
  return ok({ rows: postings.map(rowOf), isPartial: false });
}

const workplaces: Readonly<Record<string, FeedRow["remote"]>> = {
  remote: "remote",
  hybrid: "hybrid",
  onsite: "on-site",
  "on-site": "on-site",
};

function rowOf(posting: Json): FeedRow {
  const categories = objectAt(posting, "categories");
  return {
    ...emptyRow,
    key: textAt(posting, "id") ?? "",
    title: textAt(posting, "text") ?? "",
    department: joined([textAt(categories, "department"), textAt(categories, "team")], ", "),
    place: placeOf(categories),
    country: textAt(posting, "country"),
    remote: workplaces[textAt(posting, "workplaceType") ?? ""] ?? null,
    employmentType: textAt(categories, "commitment"),
    level: textAt(categories, "level"),
    description: descriptionOf(posting),
    applyUrl: textAt(posting, "hostedUrl") ?? textAt(posting, "applyUrl"),
    postedAt: numberAt(posting, "createdAt"),
    pay: payOf(objectAt(posting, "salaryRange")),
  };
}

function placeOf(categories: Json): string | null {
  const all = categories.allLocations;
  const several = Array.isArray(all) ? all.filter((it) => typeof it === "string") : [];
  return joined(several.length > 0 ? several : [textAt(categories, "location")], "; ");
}

/** The advert's body, its lists and its closing words. */
function descriptionOf(posting: Json): string | null {
  const lists = objectsAt(posting, "lists").map((list) => {
    const heading = textAt(list, "text");
    const items = textAt(list, "content");
    return items && `${heading ? `<h3>${heading}</h3>` : ""}<ul>${items}</ul>`;
  });
  const body = textAt(posting, "description") ?? textAt(posting, "descriptionPlain");
  return joined([body, ...lists, textAt(posting, "additional")], "\n");
}

const intervals: Readonly<Record<string, FeedPay["period"]>> = {
  "per-year-salary": "year",
  "per-month-salary": "month",
  "per-week-salary": "week",
  "per-day-wage": "day",
  "per-hour-wage": "hour",
};

function payOf(range: Json): FeedPay | null {
  const period = intervals[textAt(range, "interval") ?? ""];
  const currency = textAt(range, "currency");
  const min = numberAt(range, "min");
  if (!period || !currency || min === null) return null;
  return { currency, min, max: numberAt(range, "max"), period };
}
