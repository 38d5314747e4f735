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

/** api.ashbyhq.com/posting-api/job-board/{board}?includeCompensation=true */
export function readAshby(document: unknown): Result<FeedDocument, FeedRefusal> {
  if (!isObject(document) || !Array.isArray(document.jobs)) return no("other-format");
  const jobs = objectsAt(document, "jobs");
  if (jobs.some((job) => !("jobUrl" in job) && !("applyUrl" in job))) return no("other-format");
  // Unlisted jobs are for those who were given their address.
  const listed = jobs.filter((job) => job.isListed !== false);
  return ok({ rows: listed.map(rowOf), isPartial: false });
}

function rowOf(job: Json): FeedRow {
  const address = objectAt(objectAt(job, "address"), "postalAddress");
  const others = objectsAt(job, "secondaryLocations").map((it) => textAt(it, "location"));
  return {
    ...emptyRow,
    key: textAt(job, "id") ?? textAt(job, "jobUrl") ?? "",
    title: textAt(job, "title") ?? "",
    department: joined([textAt(job, "department"), textAt(job, "team")], ", "),
    place: joined([textAt(job, "location"), ...others], "; "),
    country: textAt(address, "addressCountry"),
    city: textAt(address, "addressLocality"),
    remote: remoteOf(job),
    employmentType: textAt(job, "employmentType"),
    description: textAt(job, "descriptionHtml") ?? textAt(job, "descriptionPlain"),
    applyUrl: textAt(job, "jobUrl") ?? textAt(job, "applyUrl"),
    postedAt: textAt(job, "publishedAt"),
    pay: payOf(objectAt(job, "compensation")),
  };
}

const workplaces: Readonly<Record<string, FeedRow["remote"]>> = {
  OnSite: "on-site",
  Hybrid: "hybrid",
  Remote: "remote",
};

function remoteOf(job: Json): FeedRow["remote"] {
  const workplace = workplaces[textAt(job, "workplaceType") ?? ""];
  return workplace ?? (job.isRemote === true ? "remote" : null);
}

const intervals: Readonly<Record<string, FeedPay["period"]>> = {
  "1 YEAR": "year",
  "1 MONTH": "month",
  "1 WEEK": "week",
  "1 DAY": "day",
  "1 HOUR": "hour",
};

/** Several tiers are several answers, by place or level: which is ours is not said. */
function payOf(compensation: Json): FeedPay | null {
  const tiers = objectsAt(compensation, "compensationTiers");
  const parts =
    tiers.length > 0
      ? objectsAt(tiers[0]!, "components")
      : objectsAt(compensation, "summaryComponents");
  if (tiers.length > 1) return null;

  const salary = parts.find((part) => textAt(part, "compensationType") === "Salary") ?? {};
  const period = intervals[textAt(salary, "interval") ?? ""];
  const currency = textAt(salary, "currencyCode");
  const min = numberAt(salary, "minValue");
  if (!period || !currency || min === null) return null;
  return { currency, min, max: numberAt(salary, "maxValue"), period };
}
