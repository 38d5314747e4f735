import type { Cefr } from "#rules/cv/cv-document.ts";

const native =
  /\b(native|mother tongue|bilingual|first language|muttersprache|langue maternelle|lengua materna)\b|اللغة الأم|मातृभाषा|母语|μητρική|родной/i;

/** What people write of a language, as a level; "" where no level can be told from it. */
export function cefrOf(said: string): Cefr {
  const level = /\b([ABC][12])\b/i.exec(said)?.[1];
  if (level) return level.toUpperCase() as Cefr;
  return native.test(said) ? "native" : "";
}
