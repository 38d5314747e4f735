import { no, ok, type Result } from "#rules/result.ts";
import { emptyRow, type FeedDocument, type FeedRow } from "../feed-row.ts";
import type { FeedRefusal } from "../refusals.ts";
import { isObject, type Json, joined, objectAt, objectsAt, textAt } from "./json-shape.ts";

/**
 * The widget (apply.workable.com/api/v1/widget/accounts/{account}?details=true),
 * whose jobs are flat, and the account's own API, whose places lie one level down.
 */
export function readWorkable(document: unknown): Result<FeedDocument, FeedRefusal> {
  if (!isObject(document) || !Array.isArray(document.jobs)) return no("other-format");
  const jobs = objectsAt(document, "jobs");
  if (jobs.some((job) => !("shortcode" in job))) return no("other-format");

  const employer = textAt(document, "name");
  // The widget has a region under the same name.
  const published = jobs.filter(
    (job) => !/^(draft|closed|archived)$/.test(textAt(job, "state") ?? ""),
  );
  const isPartial = textAt(objectAt(document, "paging"), "next") !== null;
  return ok({ rows: published.map((job) => rowOf(job, employer)), isPartial });
}

function rowOf(job: Json, employer: string | null): FeedRow {
  const location = isObject(job.location) ? job.location : job;
  const region = textAt(location, "region") ?? textAt(location, "state");
  return {
    ...emptyRow,
    key: textAt(job, "shortcode") ?? "",
    title: textAt(job, "title") ?? "",
    employer,
    department: joined([textAt(job, "department"), textAt(job, "function")], ", "),
    place:
      textAt(location, "location_str") ??
      joined([textAt(location, "city"), region, textAt(location, "country")], ", "),
    country: textAt(location, "country_code") ?? textAt(location, "country"),
    city: textAt(location, "city"),
    remote: remoteOf(location),
    employmentType: textAt(job, "employment_type"),
    level: textAt(job, "experience"),
    description: descriptionOf(job),
    applyUrl: textAt(job, "url") ?? textAt(job, "shortlink") ?? textAt(job, "application_url"),
    postedAt: textAt(job, "published_on") ?? textAt(job, "created_at"),
  };
}

const workplaces: Readonly<Record<string, FeedRow["remote"]>> = {
  on_site: "on-site",
  hybrid: "hybrid",
  remote: "remote",
};

function remoteOf(location: Json): FeedRow["remote"] {
  const workplace = workplaces[textAt(location, "workplace_type") ?? ""];
  return workplace ?? (location.telecommuting === true ? "remote" : null);
}

function descriptionOf(job: Json): string | null {
  const whole = textAt(job, "full_description");
  if (whole) return whole;
  const parts = ["description", "requirements", "benefits"].map((key) => textAt(job, key));
  return joined(parts, "\n");
}
