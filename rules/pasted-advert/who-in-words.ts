import type { Line } from "./advert-lines.ts";
import type { Found } from "./pasted-advert.ts";

const IN_WORDS =
  /\b(?:looking for|seeking|recruiting|recruit|hiring|need|require|opportunity for|vacancy for|role of|position of|post of|join us as|as)\s+(?:an?|our next|the|for an?|another)\s+(?:exciting |talented |motivated |experienced |enthusiastic |passionate |new |full[- ]time |part[- ]time |permanent )*((?:[A-Z][\w/&+.-]*(?: (?:and|of|in|for|&) (?=[A-Z]))? ?){1,7})/;

/** The job that a sentence looks somebody for. */
export function titleInWords(lines: readonly Line[]): Found<string> | null {
  for (const { text } of lines) {
    const title = IN_WORDS.exec(text)?.[1]?.trim();
    if (title) return { value: title, words: sentenceWith(text, title) };
  }
  return null;
}

const NAME = String.raw`((?:[A-Z][\w&'’.-]*)(?: (?:[A-Z&][\w&'’.-]*|of|and|the|for)){0,6})`;
const EMPLOYERS: readonly RegExp[] = [
  new RegExp(String.raw`(?:^|[.!] )(?:Here at |At )${NAME},? (?:we|you)\b`),
  new RegExp(
    `(?:^|[.!,] )${NAME} (?:is|are) (?:currently |now |a |an |one |the )?#?(?:looking|seeking|recruiting|hiring|leading|award|global|growing|UK|specialist|independent|fast|charity|family|proud|expanding|based|national)`,
  ),
  new RegExp(
    String.raw`\b(?:[Jj]oin|joining|work for|working for|work at|working at|on behalf of) (?:the team at )?${NAME}`,
  ),
  new RegExp(`^About ${NAME}$`),
];
const NOBODY =
  /^(?:We|You|Our|Us|The|This|It|The Role|The Company|Us And|The Team|The Job|A|Job|Role|Team|(?:Our|My)\b.*)$/i;

/** Who looks, joins or is worked for in a sentence. */
export function employerInWords(lines: readonly Line[]): Found<string> | null {
  for (const pattern of EMPLOYERS) {
    for (const { text } of lines) {
      const name = pattern.exec(text)?.[1]?.replace(/ (?:of|and|the|for)$/, "");
      if (name && !NOBODY.test(name)) return { value: name, words: sentenceWith(text, name) };
    }
  }
  return null;
}

function sentenceWith(text: string, name: string): string {
  const sentence = text.split(/(?<=[.!?])\s+/).find((part) => part.includes(name)) ?? text;
  return sentence.length <= 160 ? sentence : `${sentence.slice(0, 160)}…`;
}
