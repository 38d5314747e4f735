import { compareSaying, type Finding } from "#rules/advert-words/compare-saying.ts";
import { type AdvertReading, readAdvert } from "#rules/advert-words/read-advert.ts";
import { boundedCache } from "#rules/cache/bounded-cache.ts";
import { standingOf } from "../verdict/employer-found.ts";
import type { Signal, SignalFacts } from "./signal.ts";

/** The list of what waits is opened again and again, and reading an advert takes a millisecond. */
const MAX_ADVERTS = 200;
const readings = boundedCache<AdvertReading>(MAX_ADVERTS);

/** Where the tick box, the words and the register do not agree. */
export function sponsorshipSignals(facts: SignalFacts): Signal[] {
  const { sponsorship, text, register, country, on } = facts;
  const words = readings([on, country, text].join("\n"), () => readAdvert(text, on, { country }));
  const standing = standingOf(country === "gb" ? register : null);
  const findings = compareSaying({ tickBox: sponsorship, words, register: standing });
  const found = findings.flatMap((finding) => signalOf(finding, facts) ?? []);
  const speaks = words.sayings.find(({ stance }) => stance !== "unclear");
  if (sponsorship === "unsaid" && speaks && found.length === 0)
    found.push({
      code: "box-unsaid",
      level: "look",
      sentence: "The text mentions sponsoring, the employer’s answer does not.",
      evidence: speaks.quote,
    });
  return [...found, ...findings.flatMap((finding) => registerSignal(finding, facts) ?? [])];
}

/** What it says against what the register says. */
function registerSignal({ code, sayings }: Finding, { sponsorship }: SignalFacts): Signal | null {
  const evidence = sayings.map(({ quote }) => quote).join(" … ") || null;
  const isPlain = sponsorship === "offered" || sayings.some(({ stance }) => stance === "yes");
  switch (code) {
    case "licensed-in-words-not-on-register":
      return {
        ...{ code: "not-on-register", level: "stop", evidence },
        sentence: "The text says it holds a licence, but we do not find it on the register.",
      };
    case "yes-not-on-register":
      return {
        ...{ code: "not-on-register", level: isPlain ? "stop" : "look", evidence },
        sentence: "It says it sponsors, and we do not find it on the register.",
      };
    case "yes-register-limited":
      return {
        ...{ code: "register-limits", level: "look", evidence },
        sentence: "It says it sponsors, and the register lists it with limits.",
      };
    default:
      return null;
  }
}

function signalOf({ code, sayings }: Finding, { sponsorship }: SignalFacts): Signal | null {
  const evidence = sayings.map(({ quote }) => quote).join(" … ");
  switch (code) {
    case "box-yes-words-no":
      return {
        code: "box-says-yes",
        // "May sponsor later" and a no for now need not contradict each other.
        level: sponsorship === "offered" ? "stop" : "look",
        sentence: "The answer says it sponsors, the text says it does not.",
        evidence,
      };
    case "box-no-words-yes":
      return {
        code: "box-says-no",
        level: "stop",
        sentence: "The answer says it does not sponsor, the text says it does.",
        evidence,
      };
    case "words-set-conditions":
      if (sponsorship !== "not-offered") return null;
      return {
        code: "box-says-no",
        level: "look",
        sentence: "The answer says it does not sponsor, the text says it may.",
        evidence,
      };
    case "words-contradict-themselves":
      return {
        code: "words-say-both",
        level: "look",
        sentence: "The text says both that it sponsors and that it does not.",
        evidence,
      };
    default:
      return null;
  }
}
