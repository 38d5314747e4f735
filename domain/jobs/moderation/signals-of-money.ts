import { formatMoney } from "#rules/formats/money.ts";
import type { Signal, SignalFacts } from "./signal.ts";

/** Hourly, in hundredths. Bounds of sense, not of law: outside them somebody looks. */
const bounds: Record<string, { low: number; high: number }> = {
  GBP: { low: 12_00, high: 120_00 },
  EUR: { low: 13_00, high: 120_00 },
  AUD: { low: 24_00, high: 180_00 },
  CAD: { low: 15_00, high: 150_00 },
  USD: { low: 7_00, high: 150_00 },
};

/** An entry job that pays this many times the low bound promises more than such jobs do. */
const TOO_GOOD = 5;
const WIDEST_RANGE = 3;

/** Pay that is too low, too high, or says too little. */
export function moneySignals(facts: SignalFacts): Signal[] {
  const { currency, hourlyPay, salaryMin, salaryMax, jobType } = facts;
  if (salaryMin === null || currency === null) {
    return jobType === "volunteer"
      ? []
      : [look("no-pay", "It does not say what it pays, so no visa check can be made.")];
  }
  const found: Signal[] = [];
  if (salaryMax !== null && salaryMax > salaryMin * WIDEST_RANGE)
    found.push(look("wide-pay", "The highest pay is more than three times the lowest."));
  const bound = bounds[currency];
  if (bound && hourlyPay !== null) found.push(...hourlySignals(facts, bound, hourlyPay));
  return found;
}

function hourlySignals(
  { level, jobType, currency }: SignalFacts,
  { low, high }: { low: number; high: number },
  hourly: number,
): Signal[] {
  const evidence = `about ${formatMoney(hourly, currency ?? "GBP")} an hour`;
  if (hourly < low && jobType !== "volunteer") {
    const sentence = "The pay is very low. Look up the country’s minimum wage.";
    return [{ code: "low-pay", level: "stop", sentence, evidence }];
  }
  if (hourly > high) {
    const sentence = "The pay is beyond what such adverts offer.";
    return [{ code: "high-pay", level: "stop", sentence, evidence }];
  }
  if (level === "entry" && hourly > low * TOO_GOOD) {
    const sentence = "A first job that pays this much is rare.";
    return [{ code: "too-good", level: "stop", sentence, evidence }];
  }
  return [];
}

function look(code: string, sentence: string): Signal {
  return { code, level: "look", sentence, evidence: null };
}
