import type { UkNation } from "../verdict-types.ts";

/** A row of the Immigration Salary List. `goneOn`: its own removal day, where the common one does not apply. */
export type SalaryListRow = {
  socCode: string;
  nations: "uk" | UkNation;
  /** Which jobs of the code, in the list's own words; null for all of them. */
  onlyFor: string | null;
  goneOn: string | null;
};

/** Code, nation, which jobs. */
const rows = `
1212 scotland only “fishing boat masters”
1232 uk       all jobs
2111 scotland only jobs in the nuclear industry
2112 uk       all jobs
2115 uk       only archaeologists
2142 uk       all jobs
3111 uk       only jobs requiring 3 or more years’ related on-the-job experience. This experience must not have been gained through working illegally.
3212 uk       all jobs
3411 uk       all jobs
3414 uk       only skilled classical ballet dancers or skilled contemporary dancers who meet the standard required by internationally recognised UK ballet or contemporary dance companies. The company must be endorsed as being internationally recognised by a UK industry body such as the Arts Councils (of England, Scotland or Wales).
3415 uk       only skilled orchestral musicians who are leaders, principals, sub-principals or numbered string positions, and who meet the standard required by internationally recognised UK orchestras. The orchestra must be a full member of the Association of British Orchestras.
3416 uk       all jobs
5119 uk       only jobs in the fishing industry
5213 uk       only high integrity pipe welders, where the job requires 3 or more years’ related on-the-job experience. This experience must not have been gained through working illegally.
5235 scotland all jobs
5312 uk       all jobs
5313 uk       all jobs
5314 uk       all jobs
5316 uk       all jobs
5319 uk       only retrofitters
6129 uk       only racing grooms, stallion handlers, stud grooms, stud hands, stud handlers and work riders
6131 uk       all jobs Note: For Skilled Worker purposes, SOC 2020 occupation code 6131 only applies to roles in environments where registered nurse or other registered healthcare professional roles also exist.
6135 uk       all jobs, except jobs with a working location in England are only eligible in this SOC 2020 occupation code where the sponsor holds registration with the Care Quality Commission and is currently carrying on a regulated activity. Eligibility for Skilled Worker applicants to be sponsored in this SOC 2020 occupation code is restricted, as set out in SW 6.1B of Appendix Skilled Worker. Private households or individuals (other than sole traders sponsoring someone to work for their business) cannot sponsor Skilled Worker applicants.
6136 uk       all jobs, except jobs with a working location in England are only eligible in this SOC 2020 occupation code where the sponsor holds registration with the Care Quality Commission and is currently carrying on a regulated activity. Eligibility for Skilled Worker applicants to be sponsored in this SOC 2020 occupation code is restricted, as set out in SW 6.1B of Appendix Skilled Worker.
9119 uk       only deckhands on large fishing vessels (9 metres and above) where the job requires the worker to have at least 3 years’ full-time experience in using their skills. This experience must not have been gained through working illegally.
`;

/** SW 6.1B: care work stays listed longer, for people already here. */
const goneLater: Record<string, string> = { 6135: "2028-07-22", 6136: "2028-07-22" };

export const salaryList: readonly SalaryListRow[] = rows.trim().split("\n").map(readRow);

const byCode = new Map(salaryList.map((row) => [row.socCode, row]));

export function salaryListRowOf(socCode: string): SalaryListRow | null {
  return byCode.get(socCode) ?? null;
}

function readRow(line: string): SalaryListRow {
  const [socCode, nations, ...words] = line.split(/ +/);
  const onlyFor = words.join(" ");

  return {
    socCode: socCode!,
    nations: nations as SalaryListRow["nations"],
    onlyFor: onlyFor === "all jobs" ? null : onlyFor,
    goneOn: goneLater[socCode!] ?? null,
  };
}
