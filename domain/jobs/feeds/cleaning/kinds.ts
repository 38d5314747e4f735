import type { JobType } from "../../vocabulary.ts";

/** What feeds call a job's kind, without case and signs. */
const spellings: Readonly<Record<string, JobType | "not-a-job">> = {
  fulltime: "full-time",
  fulltimepermanent: "full-time",
  fulltimeregular: "full-time",
  fulltimeemployee: "full-time",
  permanent: "full-time",
  permanentfulltime: "full-time",
  regular: "full-time",
  employee: "full-time",
  usemployee: "full-time",
  ft: "full-time",
  parttime: "part-time",
  parttimepermanent: "part-time",
  parttimefixedterm: "part-time",
  parttimeregular: "part-time",
  permanentparttime: "part-time",
  casual: "part-time",
  zerohours: "part-time",
  pt: "part-time",
  intern: "internship",
  interns: "internship",
  internship: "internship",
  summerinternship: "internship",
  trainee: "internship",
  placement: "placement",
  placementyear: "placement",
  industrialplacement: "placement",
  coop: "placement",
  workingstudent: "part-time",
  graduate: "graduate-scheme",
  graduatescheme: "graduate-scheme",
  graduateprogramme: "graduate-scheme",
  graduateprogram: "graduate-scheme",
  contract: "contract",
  contractor: "contract",
  independentcontractor: "contract",
  independentcontractorft: "contract",
  independentcontractorpt: "contract",
  fixedterm: "contract",
  fixedtermcontract: "contract",
  fulltimefixedterm: "contract",
  freelance: "contract",
  freelancer: "contract",
  consultant: "contract",
  temporary: "temporary",
  temp: "temporary",
  tempfulltime: "temporary",
  tempparttime: "temporary",
  seasonal: "temporary",
  perdiem: "temporary",
  other: "full-time",
  volunteer: "volunteer",
  volunteering: "volunteer",
  voluntary: "volunteer",
  scholarship: "not-a-job",
  fellowshipgrant: "not-a-job",
};

/** A title that names the kind says more than the field, where "full time" covers interns too. */
const titles: readonly (readonly [RegExp, JobType])[] = [
  [/\b(placement year|industrial placement|year in industry|year placement)\b/i, "placement"],
  [/\b(intern|interns|internship|internships)\b/i, "internship"],
  [/\bgraduate (scheme|program(me)?)\b|\bgrad(uate)? rotation/i, "graduate-scheme"],
  [/\bvolunt(eer|ary)\b/i, "volunteer"],
];
const titlesAlone: readonly (readonly [RegExp, JobType])[] = [
  [/\bpart[- ]?time\b/i, "part-time"],
  [/\b(fixed[- ]term|contractor|freelance|maternity cover)\b|\bcontract\)?$/i, "contract"],
  [/\b(temporary|temp|seasonal)\b/i, "temporary"],
];

/** Null for a spelling we do not know, so that tests can find it. */
export function readKind(text: string): JobType | "not-a-job" | null {
  return spellings[text.toLowerCase().replace(/[^a-z]/g, "")] ?? null;
}

export function kindOf(employmentType: string | null, title: string): JobType | "not-a-job" {
  const said = employmentType ? readKind(employmentType) : null;
  if (said === "not-a-job") return said;
  const titled = titles.find(([words]) => words.test(title))?.[1];
  if (titled) return titled;
  return said ?? titlesAlone.find(([words]) => words.test(title))?.[1] ?? "full-time";
}
