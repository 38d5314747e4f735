import { quote } from "./evidence.ts";
import type { Signal, SignalFacts } from "./signals.ts";
import { refusesToSponsor, saysItSponsors } from "./sponsorship-words.ts";

/** Where the tick box, the words and the register do not agree. */
export function sponsorshipSignals(facts: SignalFacts): Signal[] {
  const { sponsorship, text, register, country } = facts;
  const no = quote(text, refusesToSponsor);
  const yes = quote(text.replace(refusesToSponsor, " "), saysItSponsors);
  const found: Signal[] = [];

  if (sponsorship === "offered" && no !== null)
    found.push(stop("box-says-yes", "The box says it sponsors, the words say it does not.", no));
  if (sponsorship === "not-offered" && yes !== null && no === null)
    found.push(
      stop("box-says-no", "The box says it does not sponsor, the words say it does.", yes),
    );
  if (sponsorship === "unsaid" && (yes ?? no) !== null)
    found.push({
      code: "box-unsaid",
      level: "look",
      sentence: "The words speak of sponsoring, the box does not.",
      evidence: yes ?? no,
    });
  if (country === "gb" && sponsorship === "offered" && register === "not_found")
    found.push(
      stop("not-on-register", "It says it sponsors, and we do not find it on the register.", null),
    );
  return found;
}

function stop(code: string, sentence: string, evidence: string | null): Signal {
  return { code, level: "stop", sentence, evidence };
}
