import type { CvDocument, CvLook } from "#rules/cv/cv-document.ts";
import type { Finding } from "./finding.ts";
import { type Line, linesOf } from "./lines.ts";
import { type MarketProfile, marketProfiles } from "./markets.ts";

/** What readers of a country would rather not be told, and the paper they print on. */
export function checkMarket(document: CvDocument, look: CvLook): readonly Finding[] {
  const profile = marketProfiles[look.market];
  const { photoId, bornOn, nationality } = document.basics;
  const findings: Finding[] = [];
  const say = (code: Finding["code"], field: string, evidence: string) =>
    findings.push({ code, level: "advice", at: { section: "basics", field }, evidence });
  if (photoId !== null && profile.photo === "leave-out")
    say("photo", "photoId", "Kept with this CV");
  if (bornOn && profile.bornOn === "leave-out") say("birth-date", "bornOn", bornOn);
  if (nationality.trim() && profile.nationality === "leave-out")
    say("nationality", "nationality", nationality);
  if (look.paper !== profile.paper) {
    const evidence = look.paper === "a4" ? "A4 paper" : "Letter paper";
    findings.push({ code: "paper", level: "advice", at: { section: "basics" }, evidence });
  }
  return [...findings, ...linesOf(document).flatMap((line) => checkPersonal(line, profile))];
}

const personal = {
  "marital-status-told":
    /\b(marital status|family status|civil status|familienstand)\b[^\n;,]{0,30}|\bstatus:\s*(single|married|divorced|unmarried)\b/i,
  "birth-date-told":
    /\b(date of birth|d\.?o\.?b\.?|born on|geburtsdatum)\b[^\n;]{0,30}\d[^\n;,]{0,12}|\bage:\s*\d{2}\b/i,
  "religion-told": /\b(religion|caste|father['’]?s name|mother['’]?s name)\s*:[^\n;,]{0,30}/i,
} as const;

function checkPersonal({ at, text }: Line, profile: MarketProfile): readonly Finding[] {
  return (Object.keys(personal) as (keyof typeof personal)[])
    .filter((code) => code !== "birth-date-told" || profile.bornOn === "leave-out")
    .flatMap((code) => {
      const words = personal[code].exec(text)?.[0];
      return words ? [{ code, level: "mistake" as const, at, evidence: words.trim() }] : [];
    });
}
