import type { FactRow } from "#domain/facts/facts.schema.ts";
import type { Market } from "#rules/cv/cv-document.ts";
import { type Custom, marketProfiles } from "#rules/cv-check/markets.ts";
import { daysBetween, inDays, longDay } from "#rules/days.ts";
import { comingChanges } from "./coming-changes.ts";
import { stayLines } from "./comparison.ts";
import { guideCountry } from "./guide-countries.ts";
import type { GuidePieces } from "./guide-view.ts";
import type { GuideSection } from "./sections.ts";

const none: GuidePieces = { clocks: [], cv: null, hasVisaCheck: false, stays: null };

/** The small live parts of our tools that belong inside a section; most sections have none. */
export function piecesOf(
  { country, section }: { country: string; section: GuideSection },
  rows: readonly FactRow[],
  today: string,
): GuidePieces {
  const code = guideCountry(country)?.code.toLowerCase();
  if (!code) return none;
  switch (section) {
    case "overview":
      return { ...none, clocks: clocksOf(code, rows, today) };
    case "visa-details":
      return {
        ...none,
        clocks: clocksOf(code, rows, today),
        hasVisaCheck: code === "uk",
        stays: staysOf(country, today),
      };
    case "job-market":
      return { ...none, hasVisaCheck: code === "uk" };
    case "cv":
      return { ...none, cv: cvProfile(code === "uk" ? "gb" : code) };
    default:
      return none;
  }
}

/** How long until each rule of the country moves. Its facts begin with its letters. */
function clocksOf(code: string, rows: readonly FactRow[], today: string): GuidePieces["clocks"] {
  const own = rows.filter(({ name }) => name.startsWith(`${code}-`));
  return comingChanges(own, today).map(({ day, label }) => ({
    day: longDay(day),
    label,
    left: day === today ? "Today" : `In ${inDays(daysBetween(today, day))}`,
  }));
}

/** The country beside the three others that our tools read; none for a guide whose rules we do not hold. */
function staysOf(country: string, today: string): GuidePieces["stays"] {
  const here = guideCountry(country);
  if (!here || here.id === null) return null;
  return stayLines(today).map((line) => ({ ...line, isHere: line.code === here.code }));
}

const customs: Record<Custom, string> = { "leave-out": "Leave out", optional: "Your choice" };

/** What the CV studio keeps to for the country, so that the guide and the studio never differ. */
function cvProfile(market: string): GuidePieces["cv"] {
  const profile = marketProfiles[market as Market];
  if (!profile) return null;
  const { called, pages, paper, photo, bornOn, maritalStatus, rightToWorkForm } = profile;
  return [
    { label: "Called", value: called },
    { label: "Length", value: pages === 1 ? "1 page at most" : `${pages} pages at most` },
    { label: "Paper", value: paper === "letter" ? "Letter" : "A4" },
    { label: "Photo", value: customs[photo] },
    { label: "Date of birth", value: customs[bornOn] },
    { label: "Marital status", value: customs[maritalStatus] },
    { label: "Right to work", value: `For example: ${rightToWorkForm}` },
  ];
}
