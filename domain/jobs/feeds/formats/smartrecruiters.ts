import { no, ok, type Result } from "#rules/result.ts";
import { emptyRow, type FeedDocument, type FeedRow } from "../feed-row.ts";
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

/** api.smartrecruiters.com/v1/companies/{company}/postings, as `fetchPostings` puts it together. */
export function readSmartRecruiters(document: unknown): Result<FeedDocument, FeedRefusal> {
  if (!isObject(document) || !Array.isArray(document.content)) return no("other-format");
  const postings = objectsAt(document, "content");
  if (postings.some((posting) => !("company" in posting) || !("name" in posting)))
    return no("other-format");
  const total = numberAt(document, "totalFound") ?? postings.length;
  const isPartial = document.hasMoved === true || total > postings.length;
  return ok({ rows: postings.map(rowOf), isPartial });
}

function rowOf(posting: Json): FeedRow {
  const company = objectAt(posting, "company");
  const location = objectAt(posting, "location");
  const labels = ["department", "function"].map((key) => textAt(objectAt(posting, key), "label"));
  return {
    ...emptyRow,
    key: textAt(posting, "id") ?? "",
    title: textAt(posting, "name") ?? "",
    employer: textAt(company, "name"),
    department: joined(labels, ", "),
    place: placeOf(location),
    country: textAt(location, "country"),
    city: textAt(location, "city"),
    remote: remoteOf(location),
    employmentType: textAt(objectAt(posting, "typeOfEmployment"), "label"),
    level: textAt(objectAt(posting, "experienceLevel"), "id"),
    description: descriptionOf(posting),
    isCutShort: !("jobAd" in posting),
    applyUrl: textAt(posting, "postingUrl") ?? publicAddress(posting, company),
    postedAt: textAt(posting, "releasedDate"),
  };
}

function placeOf(location: Json): string | null {
  const parts = ["city", "region", "country"].map((key) => textAt(location, key));
  return textAt(location, "fullLocation") ?? joined(parts, ", ");
}

function remoteOf(location: Json): FeedRow["remote"] {
  if (location.hybrid === true) return "hybrid";
  if (location.remote === true) return "remote";
  return location.remote === false ? "on-site" : null;
}

/** The list names only the API's own address; the page of a posting follows from its ids. */
function publicAddress(posting: Json, company: Json): string | null {
  const identifier = textAt(company, "identifier");
  const id = textAt(posting, "id");
  if (!identifier || !id) return null;
  return `https://jobs.smartrecruiters.com/${encodeURIComponent(identifier)}/${encodeURIComponent(id)}`;
}

const sections = [
  "companyDescription",
  "jobDescription",
  "qualifications",
  "additionalInformation",
];

function descriptionOf(posting: Json): string | null {
  const parts = objectAt(objectAt(posting, "jobAd"), "sections");
  return joined(
    sections.map((key) => {
      const section = objectAt(parts, key);
      const heading = textAt(section, "title");
      const text = textAt(section, "text");
      return text && `${heading ? `<h3>${heading}</h3>` : ""}${text}`;
    }),
    "\n",
  );
}
