import type { AdvertReading } from "#rules/advert-words/read-advert.ts";
import { occupationOf } from "#rules/uk-work/occupations/all-occupations.ts";
import { prepareJob } from "#rules/uk-work/prepare-job.ts";
import type { PreparedJob } from "#rules/uk-work/prepared-job.ts";
import { mayLeadToRegistration } from "#rules/uk-work/registration-codes.ts";
import type { UkJob } from "#rules/uk-work/verdict-types.ts";
import { type FoundCode, type JobToRead, readJob } from "./read-job.server.ts";

type CodeOffer = { socCode: string; title: string };

/** Read again for the day that is asked: the row of the board may be a minute behind, a page never is. */
type JobOnDay = {
  prepared: PreparedJob;
  found: FoundCode;
  advert: AdvertReading;
  /** The likeliest codes, where neither the title nor staff settle one. */
  choices: CodeOffer[];
  chosenCode: string | null;
};

export function jobOnDay(
  job: JobToRead,
  { on, code }: { on: string; code: string | null },
): JobOnDay {
  const { found, advert, job: plain } = readJob(job, on);
  const choices = job.fixedSocCode ? [] : offersOf(found);
  const chosenCode = choices.some(({ socCode }) => socCode === code) ? code : null;
  const chosen = chosenCode ? inChosenCode(plain, chosenCode) : plain;
  return { prepared: prepareJob(chosen, on), found, advert, choices, chosenCode };
}

/** What the advert does not say about a registration, the code may. */
function inChosenCode(job: UkJob, socCode: string): UkJob {
  const isSilent = job.towardsRegistration !== true;
  const towardsRegistration = isSilent ? (mayLeadToRegistration(socCode) ? null : false) : true;
  return { ...job, towardsRegistration, occupation: { socCode, confidence: "chosen" } };
}

function offersOf({ candidates }: FoundCode): CodeOffer[] {
  return candidates.flatMap((socCode) => {
    const title = occupationOf(socCode)?.title;
    return title ? [{ socCode, title }] : [];
  });
}
