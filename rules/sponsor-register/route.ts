import { memoised } from "../cache/memoised.ts";
import { cleanText } from "./clean-text.ts";

/** Routes seen in the register up to July 2026 (`facts` section 5). */
const routes = [
  "Skilled Worker",
  "Scale-up",
  "Creative Worker",
  "Charity Worker",
  "Religious Worker",
  "Government Authorised Exchange",
  "International Agreement",
  "International Sportsperson",
  "Seasonal Worker",
  "Tier 2 Ministers of Religion",
  "Intra Company Transfers (ICT)",
  "Intra-company Routes",
  "Global Business Mobility: Senior or Specialist Worker",
  "Global Business Mobility: Graduate Trainee",
  "Global Business Mobility: UK Expansion Worker",
  "Global Business Mobility: Service Supplier",
  "Global Business Mobility: Secondment Worker",
] as const;

export const SKILLED_WORKER = "Skilled Worker";

const byLowerCase = new Map<string, string>(routes.map((route) => [route.toLowerCase(), route]));

export type Route = {
  /** For reading: the known spelling, or the publisher's own words. */
  name: string;
  /** New routes appear when rules change: they count as other routes until we know them. */
  isKnown: boolean;
};

export const readRoute = memoised((raw: string): Route => {
  const text = cleanText(raw);
  const known = byLowerCase.get(text.toLowerCase());
  return { name: known ?? text, isKnown: known !== undefined };
});
