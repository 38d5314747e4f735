import { TOWNS } from "../towns.data.ts";
import { PROSE } from "./prose.ts";
import { SMALL_TOWNS } from "./small-towns.data.ts";

const KNOWN = new Set([...TOWNS, ...SMALL_TOWNS]);
const MAX_LENGTH = 60;
/** An open class, known by how its words end: "surveyor", "analyst", "assistant", "technician". */
const JOB =
  /(?:^|[ /-])(?:[a-z]{2,}(?:er|or|ist|yst|ant|ian|ate|ive|ect|eur)|nurse|chef(?: de \w+)?|cook|clerk|lead|head|intern|apprentice|trainee|midwife|paralegal|fellow|vet)s?(?: (?:of|in|for|to) .+| \(.+\)| (?:[IVX]+|\d))?$/i;
const BUILDING =
  /(?:^| )(?:tower|corner|manor|centre|quarter|chamber|harbour|border|theatre|estate)s?$/i;

/** Whether a part of a head reads like a job's title. A firm may: "Foster + Partners". */
export function isJob(text: string): boolean {
  const title = withoutCount(text);
  const isShort = title.length <= MAX_LENGTH && /^[A-Z]/.test(title);
  return (
    isShort && JOB.test(title) && !KNOWN.has(title) && !BUILDING.test(title) && !PROSE.test(title)
  );
}

/** "Structural Engineers x3", "Carer (x 2)" and "3 x Carer": how many are wanted is no part of the title. */
export function withoutCount(title: string): string {
  return title.replace(/ \(?[x×] ?\d{1,2}\)?$/i, "").replace(/^\d{1,2} ?[x×] (?=[A-Z])/i, "");
}
