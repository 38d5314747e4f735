import type { CertificateTime } from "./certificate.ts";
import type { NewEntrantFinding } from "./new-entrant.ts";
import type { Past } from "./past-permission.ts";
import type { Opening, PreparedJob, PreparedLine } from "./prepared-job.ts";
import type { Applicant, OptionFinding, SalaryOption } from "./verdict-types.ts";

/** What of the reader the options ask for. */
export type ReaderFacts = {
  phd: Applicant["phd"];
  newEntrant: NewEntrantFinding;
  transitional: Past;
  keepsMediumSkill: Past;
  certificate: CertificateTime;
};

const open: Opening = { open: "yes", because: "everyone" };

/** Every row of SW 4.2, open or not to this reader. */
export function findOptions(job: PreparedJob, reader: ReaderFacts): readonly OptionFinding[] {
  return job.lines.map((line) => {
    const byReader = strictest(readerOpening(line.option, reader), lowerOpening(line, job, reader));
    const byJob = byCertificate(withoutDoubt(line, reader), reader);
    const { open, because } = strictest(byJob, byReader);
    return { ...line, open, because, until: untilOf(line, reader) };
  });
}

/** Anyone who keeps a code by an old permission does not come through the shortage list. */
function withoutDoubt(line: PreparedLine, { keepsMediumSkill }: ReaderFacts): Opening {
  const isDoubtful = line.because === "shortage-list-discount-doubtful";
  return isDoubtful && keepsMediumSkill === "yes" ? open : line;
}

/** The salary list's end, for somebody who said when their certificate was issued. */
function byCertificate(opening: Opening, { certificate }: ReaderFacts): Opening {
  const isSome = opening.because === "salary-list-certificate-if";
  if (!isSome && opening.because !== "salary-list-certificate") return opening;
  if (certificate === "too-late") return { open: "no", because: "salary-list-ended" };
  if (certificate === "not-said") return opening;
  return isSome
    ? { open: "if", because: "on-salary-list-if" }
    : { open: "yes", because: "on-salary-list" };
}

function readerOpening(option: SalaryOption, { phd, newEntrant }: ReaderFacts): Opening {
  if (option === "B" || option === "G") return phdOpening(phd, ["relevant", "stem"]);
  if (option === "C" || option === "H") return phdOpening(phd, ["stem"]);
  return option === "E" || option === "J" ? newEntrantOpenings[newEntrant.answer] : open;
}

const newEntrantOpenings: Record<NewEntrantFinding["answer"], Opening> = {
  yes: { open: "yes", because: "new-entrant" },
  if: { open: "if", because: "registration-to-confirm" },
  no: { open: "no", because: "not-new-entrant" },
  unknown: { open: "unknown", because: "new-entrant-unknown" },
};

/** That it is relevant to the job is the sponsor's to explain (SW 9.3), so it is never plainly open. */
function phdOpening(phd: Applicant["phd"], counting: readonly string[]): Opening {
  if (phd === null) return { open: "unknown", because: "phd-not-said" };
  return counting.includes(phd)
    ? { open: "if", because: "phd-if-relevant" }
    : { open: "no", because: "no-phd" };
}

function lowerOpening(
  line: PreparedLine,
  job: PreparedJob,
  { transitional }: ReaderFacts,
): Opening {
  if (line.option < "F" || line.option > "J") return open;
  if (transitional === "yes") return { open: "yes", because: "transitional" };
  const byCode = job.lowerRates;
  if (byCode.because === "prison-officer" && line.option !== "F")
    return { open: "no", because: "not-transitional" };
  if (byCode.open === "no" && transitional === "unknown")
    return { open: "unknown", because: "transitional-not-said" };
  return { open: byCode.open, because: byCode.because };
}

const strictness = { no: 0, unknown: 1, if: 2, yes: 3 } as const;

function strictest(first: Opening, second: Opening): Opening {
  const difference = strictness[first.open] - strictness[second.open];
  const isFirst = difference === 0 ? second.because === "everyone" : difference < 0;
  return isFirst ? first : second;
}

function untilOf({ option, until }: PreparedLine, { newEntrant }: ReaderFacts): string | null {
  const isTimed = (option === "E" || option === "J") && newEntrant.answer === "yes";
  return isTimed ? newEntrant.applyBy : until;
}
