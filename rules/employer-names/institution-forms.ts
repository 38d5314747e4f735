import { isSuffix } from "../sponsor-register/name-words.ts";
import { initialsOf } from "./initials.ts";

export type NameForm = { kind: "university" | "council" | "hospital" | "initials"; text: string };

/** The other ways to say a university, a council or a trust of the health service. */
export function institutionForms(words: readonly string[]): NameForm[] {
  const text = words.join(" ");
  if (/\bnhs\b|national health service|\bhealth board\b/.test(text)) return trustForms(text);
  if (/\bcouncil\b|\bborough\b|^lb |\bm[bd]c$/.test(text)) return councilForms(text);
  if (/\buniversity\b|\bcollege\b/.test(text)) return universityForms(words);
  return [];
}

/** Bodies that people call by their initials, more than they do companies: TfL, DfE, the RSPB. */
export function isInstitution(words: readonly string[]): boolean {
  if (words.some(isSuffix)) return false;
  const isPublic = INSTITUTION_FIRST.has(words[0] === "the" ? words[1]! : words[0]!);
  return isPublic || words.some((word) => INSTITUTION_WORDS.has(word));
}

const INSTITUTION_FIRST = new Set(["department", "ministry", "transport"]);

const INSTITUTION_WORDS = new Set([
  "association",
  "authority",
  "board",
  "borough",
  "college",
  "commission",
  "council",
  "federation",
  "hospital",
  "hospitals",
  "institute",
  "institution",
  "museum",
  "museums",
  "nhs",
  "office",
  "police",
  "school",
  "society",
  "trust",
  "university",
]);

/** "University of X", "X University", "X": whichever the register does not say. */
function universityForms(words: readonly string[]): NameForm[] {
  const text = words.join(" ");
  const initials = initialsOf(words, words.length === 2 ? 2 : 3).map((short) =>
    form("initials", short),
  );
  const [, place] = /^university (?:of|for) (?:the )?(.+)$/.exec(text) ?? [];
  if (place) return [form("university", `${place} university`), ...initials];
  const [, own, after] = /^(.+?) university(?: (?:of )?(\w+))?$/.exec(text) ?? [];
  if (own) {
    const isTwoWords = own.includes(" ");
    const short = [
      ...(after ? [form("university", `${own} university`)] : []),
      // "Sheffield Hallam" says enough; "Lancaster" alone is a town.
      ...(after || isTwoWords ? [form("university", own)] : []),
    ];
    return [form("university", `university of ${own}`), ...short, ...initials];
  }
  const [, college] = /^(.+ college) london$/.exec(text) ?? [];
  return college ? [form("university", college), ...initials] : initials;
}

const COUNCIL_KINDS =
  /^(?:city of |county of )?(.+?) (?:(?:(?:city|county|borough|district|metropolitan|unitary|and|of|the) ?)*council(?: corporate| schools)?|m[bd]c)$/;

/** "London Borough of Camden" is "Camden Council", "Leeds City Council" is "Leeds Council". */
function councilForms(text: string): NameForm[] {
  const [, borough] =
    /^(?:lb|(?:(?:london|royal|city|metropolitan) )?borough(?: council)?(?: of)?) (?:of )?(.+)$/.exec(
      text,
    ) ?? [];
  const [, place] = borough ? [null, borough] : (COUNCIL_KINDS.exec(text) ?? []);
  if (!place) return [];
  const kinds = ["council", "borough council", "city council", "county council", "borough"];
  const [main] = place.split(" and ");
  const said = kinds.map((kind) => `${place} ${kind}`).filter((one) => one !== text);
  if (main !== place) said.push(`${main} council`);
  const initials = initialsOf(text.split(" "), 3).map((short) => form("initials", short));
  return [...said.map((one) => form("council", one)), ...initials];
}

const TRUST_END =
  / (?:(?:university )?(?:nhs|national health service)(?: foundation)? trust|(?:(?:university|teaching) )?(?:local )?health board)$/;

/** "Royal Berkshire NHS Foundation Trust" is "Royal Berkshire Hospital" and "RBFT". */
function trustForms(text: string): NameForm[] {
  const base = text.replace(TRUST_END, "");
  if (base === text) return text.startsWith("nhs ") ? healthBoardForms(text) : [];
  const plain = base.replace(/\buniversity /, "").replace(/ (?:university|teaching)\b/, "");
  const bare = plain.replace(/ (?:hospitals?|healthcare|health)\b/, "");
  const names = [
    ...(/university$/.test(base) ? [] : [base]),
    plain,
    `${bare} hospital`,
    `${bare} hospitals`,
    `${bare} nhs trust`,
    `${bare} trust`,
    ...(text.endsWith("health board") ? [`${plain} health board`, `${plain} uhb`] : []),
  ];
  const ways = [base, plain, bare].flatMap((name) => initialsOf(name.split(" "), 2));
  const initials = [...new Set(ways)].flatMap((short) => [short, `${short}t`, `${short}ft`]);
  return [
    ...names.filter((one) => one !== text).map((one) => form("hospital", one)),
    ...initials.filter(({ length }) => length >= 3).map((one) => form("initials", one)),
  ];
}

function healthBoardForms(text: string): NameForm[] {
  const place = text.slice("nhs ".length);
  const initials = initialsOf(text.split(" ")).map((short) => form("initials", short));
  return [form("hospital", `${place} health board`), ...initials];
}

function form(kind: NameForm["kind"], text: string): NameForm {
  return { kind, text };
}
