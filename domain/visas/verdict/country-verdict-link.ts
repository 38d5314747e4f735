/** The countries whose jobs lead to a tool of this room. */
type Country = "gb" | "au" | "ca" | "ie" | "xx";

type JobPay = {
  /** The least the job pays in a year, in the smallest unit of its currency; null: not said. */
  yearly: number | null;
  currency: string | null;
};

export type VerdictLink = { to: string; label: string; note: string };

/** Where a job in Canada, Ireland or Australia can be read for a visa; null for every other country. */
export function countryVerdictLink(
  country: Country,
  pay: JobPay = { yearly: null, currency: null },
): VerdictLink | null {
  if (country === "ie") {
    const isKnown = pay.yearly !== null && pay.currency === "EUR";
    return {
      to: `/work-permit-check-ireland${isKnown ? `?pay=${pay.yearly! / 100}` : ""}`,
      label: "Check the Irish permits",
      note: isKnown
        ? "Which permit this pay could support, by today’s lines."
        : "Which pay each permit asks for. This advert gives none in euros.",
    };
  }
  if (country === "ca") {
    return {
      to: "/express-entry-points-canada",
      label: "Count your Express Entry points",
      note: "A job offer adds no points of its own. A year of skilled work in Canada does.",
    };
  }
  if (country === "au") {
    return {
      to: "/skilled-migration-points-calculator-australia",
      label: "Count your points for Australia",
      note: "The points test has no line for a job offer. Skilled work in Australia counts from one year.",
    };
  }
  return null;
}
