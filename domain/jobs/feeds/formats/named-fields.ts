import { readPayText } from "../cleaning/pay.ts";
import { emptyRow, type FeedPay, type FeedRow } from "../feed-row.ts";

/** What people call the columns of a CSV and the elements of an XML feed. */
export const fieldNames = {
  key: ["id", "jobid", "referencenumber", "reference", "ref", "externalid", "requisitionid"],
  title: ["title", "jobtitle", "position", "name"],
  employer: ["company", "employer", "companyname", "organisation", "organization", "advertiser"],
  platform: ["platform"],
  department: ["department", "category", "team", "function", "industry"],
  place: ["locations", "location", "place"],
  city: ["city", "town", "cityname"],
  region: ["state", "region", "county", "statename"],
  country: ["country", "countrycode", "countryname"],
  remote: ["isremote", "remote", "remotetype", "workplacetype", "workplace"],
  employmentType: ["employmenttype", "jobtype", "contracttype", "type"],
  level: ["level", "seniority", "experience", "experiencelevel"],
  description: ["description", "descriptionhtml", "content", "body"],
  applyUrl: ["applyurl", "url", "link", "applicationurl"],
  applyEmail: ["applyemail", "email"],
  postedAt: ["postedat", "dateposted", "posted", "publishedat", "publicationdate", "date"],
  closesAt: [
    ...["closesat", "closingdate", "closing", "deadline", "expirationdate", "expiresat"],
    ...["expirydate", "validthrough"],
  ],
  salary: ["salary"],
  salaryMin: ["salarymin", "minsalary"],
  salaryMax: ["salarymax", "maxsalary"],
  currency: ["currency", "salarycurrency"],
  salaryPeriod: ["salaryperiod", "salaryinterval", "payperiod"],
  hours: ["hoursperweek", "hours"],
  sponsorship: ["sponsorship", "visasponsorship"],
} as const satisfies Record<string, readonly string[]>;

export type FieldName = keyof typeof fieldNames;

/** "Job_ID", "job id" and "jobId" are one name. */
export function plainName(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, "");
}

/** Which of our fields each given name means; the first in our order wins. */
export function fieldsNamed(given: readonly string[]): Map<FieldName, number> {
  const plain = given.map(plainName);
  const found = new Map<FieldName, number>();
  for (const field of Object.keys(fieldNames) as FieldName[]) {
    const place = fieldNames[field].map((name) => plain.indexOf(name)).find((at) => at !== -1);
    if (place !== undefined) found.set(field, place);
  }
  return found;
}

const MAX_UNKNOWN = 30;
const MAX_NAME_LENGTH = 60;

/** Columns that no field of ours has for a name, as they are written. */
export function unknownIn(given: readonly string[]): string[] {
  const known = new Set<string>(Object.values(fieldNames).flat());
  return given
    .filter((name) => name.trim() !== "" && !known.has(plainName(name)))
    .slice(0, MAX_UNKNOWN)
    .map((name) => name.trim().slice(0, MAX_NAME_LENGTH));
}

export type Fields = (name: FieldName) => string | null;

/** A row from its named fields. Pay is read only where a whole figure is written. */
export function rowOfFields(field: Fields): FeedRow {
  const place = field("place") ?? together([field("city"), field("region"), field("country")]);
  const url = field("applyUrl");
  return {
    ...emptyRow,
    key: keyOf(field, url),
    title: field("title") ?? "",
    employer: field("employer"),
    department: field("department"),
    place,
    country: field("country"),
    city: field("city"),
    remote: remoteOf(field("remote")),
    employmentType: field("employmentType"),
    level: field("level"),
    description: field("description"),
    applyUrl: url,
    applyEmail: field("applyEmail"),
    postedAt: field("postedAt"),
    closesAt: field("closesAt"),
    pay: payOf(field),
    hoursPerWeek: numberOf(field("hours")),
    sponsorship: field("sponsorship"),
  };
}

/** Collections of many boards have ids that are unique within one board of one employer only. */
function keyOf(field: Fields, url: string | null): string {
  const id = field("key");
  if (!id) return url ?? "";
  return together([field("platform"), field("platform") && field("employer"), id], "/") ?? "";
}

function remoteOf(text: string | null): FeedRow["remote"] {
  const plain = plainName(text ?? "");
  if (/hybrid/.test(plain)) return "hybrid";
  if (/^(true|yes|y|remote|fullyremote|wfh|workfromhome|telecommute)$/.test(plain)) return "remote";
  return /^(false|no|n|onsite|inperson|inoffice|office)$/.test(plain) ? "on-site" : null;
}

const periods: Readonly<Record<string, FeedPay["period"]>> = {
  year: "year",
  yearly: "year",
  annual: "year",
  annum: "year",
  month: "month",
  monthly: "month",
  week: "week",
  weekly: "week",
  day: "day",
  daily: "day",
  hour: "hour",
  hourly: "hour",
};

function payOf(field: Fields): FeedPay | null {
  const written = field("salary");
  const min = numberOf(field("salaryMin"));
  const period = periods[plainName(field("salaryPeriod") ?? "").replace(/^per/, "")];
  const currency = field("currency");
  if (min !== null && period && currency)
    return { currency, min, max: numberOf(field("salaryMax")), period };
  return written ? readPayText(written) : null;
}

function numberOf(text: string | null): number | null {
  const plain = (text ?? "").replace(/[,\s]/g, "");
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

function together(parts: readonly (string | null)[], between = ", "): string | null {
  const there = parts.filter((part): part is string => Boolean(part));
  return there.length > 0 ? there.join(between) : null;
}
