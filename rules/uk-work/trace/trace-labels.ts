import { longDay } from "#rules/days.ts";
import type { Ground } from "../clock-types.ts";
import type { NewEntrantFinding } from "../new-entrant.ts";
import type { EmployerFound, OptionReason, SalaryOption } from "../verdict-types.ts";

/** The words of a trace: what was found, short and plain, never what somebody should do. */

export const optionNames: Record<SalaryOption, string> = {
  A: "standard",
  B: "holder of a relevant PhD",
  C: "holder of a relevant STEM PhD",
  D: "job on the Immigration Salary List",
  E: "new entrant",
  F: "job at the lower rate",
  G: "holder of a relevant PhD, lower rate",
  H: "holder of a relevant STEM PhD, lower rate",
  I: "job on the Immigration Salary List, lower rate",
  J: "new entrant, lower rate",
  K: "job on a national pay scale",
};

/** The second figure of an option: published, and never under the hourly floor. */
export const rateNames: Record<SalaryOption, string> = {
  A: "the going rate",
  B: "90% of the going rate",
  C: "80% of the going rate",
  D: "the going rate",
  E: "70% of the going rate",
  F: "the lower going rate",
  G: "90% of the lower going rate",
  H: "80% of the lower going rate",
  I: "the lower going rate",
  J: "70% of the lower going rate",
  K: "the rate of its pay scale",
};

/** Conditions that a figure alone does not settle. */
export const conditions: Partial<Record<OptionReason, string>> = {
  "new-entrant-unknown": "for a new entrant, which is not settled",
  "registration-to-confirm":
    "for somebody who works towards a UK registration or charter in this job, which the reader has to confirm",
  "shortage-list-discount-doubtful":
    "if a discount goes together with the Temporary Shortage List, on which sources disagree",
  "phd-if-relevant": "if the employer shows that the PhD is relevant to the job",
  "phd-not-said": "with a relevant PhD, which you did not tell us",
  "on-salary-list-if": "if the job is one of those on the Immigration Salary List",
  "salary-list-certificate":
    "if the certificate of sponsorship was issued before the Immigration Salary List ended",
  "salary-list-certificate-if":
    "if the job is one of those on the Immigration Salary List, and the certificate of sponsorship was issued before the list ended",
  "transitional-not-said":
    "for somebody sponsored since before 4 April 2024, which you did not tell us",
  "health-and-care-employer": "as a job with a health employer (SW A1.1)",
  "health-and-care-unknown": "if the employer is in health or care (SW A1.1)",
  "prison-officer": "for a certificate of at most three years (SW 4.2(d))",
  "pay-scale-role-unknown": "what is known of the job does not settle which band or role is meant",
};

export function employerMessage({ standing, name, town, asOf }: EmployerFound): string {
  const who = [name ?? "The employer", town].filter(Boolean).join(", ");
  const when = asOf ? ` on ${longDay(asOf)}` : "";
  switch (standing) {
    case "licensed":
      return `${who}: listed and A-rated for this route${when}.`;
    case "restricted":
      return `${who}: listed for this route${when}, but not A-rated.`;
    case "other-routes":
      return `${who}: listed${when}, but for other routes.`;
    case "possible":
      return `A similar name is listed${when}; we could not tell whether it is this employer.`;
    case "not-found":
      return `${who}: not found in the register${when}. It may be listed under another name.`;
    default:
      return "The register was not checked.";
  }
}

const grounds: Record<Ground, string> = {
  "under-26": "Under 26 on the day.",
  postdoctoral: "A postdoctoral position in one of the named codes.",
  registration: "The job works towards registration or chartered status.",
  student: "The last permission was as a Student, on a course that counts.",
  graduate: "The last permission was as a Graduate.",
};

type Unsettled = Extract<NewEntrantFinding, { answer: "unknown" }>["reason"];

const unsettled: Record<Unsettled, string> = {
  "already-sponsored":
    "Already sponsored: whether a later application still counts is for the employer or an adviser.",
  "registration-not-said":
    "None of the others; whether the job works towards a UK registration or charter is not answered.",
  "not-said": "Not enough information to tell.",
};

export function newEntrantMessage(finding: NewEntrantFinding): string {
  if (finding.answer === "yes") return grounds[finding.ground];
  if (finding.answer === "if")
    return "The advert speaks of registration or chartered status; whether it is the reader’s aim is theirs to confirm.";
  if (finding.answer === "no")
    return finding.reason === "cap-reached" ? "The four years are used." : "None of these.";
  return unsettled[finding.reason];
}
