import type { AdvertReading } from "#rules/advert-words/read-advert.ts";
import { decidingWords } from "./unclear-advert.ts";
import { ABOUT_YOU } from "./visa-check-choices.ts";

/** A job as its own page knows it; what is not known is null. */
type JobToCheck = {
  employer: string;
  /** The employer's town, which the register is compared by. */
  town: string | null;
  title: string;
  /** Whole pounds a year. */
  pay: number | null;
  hours: number | null;
  nation: string | null;
  stance: AdvertReading["stance"];
  sayings: AdvertReading["sayings"];
};

/**
 * The visa check, filled in with a job and with what its advert says of sponsoring, as a pasted one brings it.
 * Who comes with dates of their own finds the part open that asks for them.
 */
export function ownCheckLink({ stance, sayings, ...job }: JobToCheck): string {
  const said = decidingWords({ stance, sayings });
  const known = { ...job, advert: stance, said, [ABOUT_YOU]: "open" };
  const filled = Object.entries(known).flatMap(([name, value]) =>
    value === null || value === "" ? [] : [[name, String(value)]],
  );
  return `/visa-check?${new URLSearchParams(filled)}#${ABOUT_YOU}`;
}
