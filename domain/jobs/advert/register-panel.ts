import { longDay } from "#rules/days.ts";
import { townKey } from "#rules/sponsor-register/town-key.ts";
import type { JobEmployer } from "../job-card.ts";
import type { RegisterState } from "../vocabulary.ts";
import type { JobView } from "./job-view.ts";
import { registerLabels } from "./register-labels.ts";

/** Something new that the register said about an employer: in a sentence, and on which day. */
export type RegisterEvent = { words: string; day: string };

type Matched = {
  employer: JobEmployer;
  /** Where the job is, which need not be the town its employer was looked up in. */
  city: string | null;
  employerTown: string | null;
  /** How sure we are that the register means this employer, from 0 to 1. */
  sponsorConfidence: number | null;
};

/** How the employer stands on the register today, after what we saw change. */
export function registerPanel(
  { employer: { register, name }, sponsorConfidence, ...places }: Matched,
  events: readonly RegisterEvent[],
): JobView["register"] {
  if (!register) return null;
  const { headline, note } = registerLabels[register.state];
  const isKnown = register.state.startsWith("licensed");
  return {
    title: `${name} on the register`,
    stops: [
      ...events.map(({ words, day }) => ({
        label: words,
        note: longDay(day),
        state: "done" as const,
      })),
      {
        label: headline,
        note: [
          `Register of ${longDay(register.asOf)}.`,
          register.why,
          register.why?.includes("Town is ") ? whoseTown(places) : null,
          certaintyMessage(register.state, sponsorConfidence),
        ]
          .filter(Boolean)
          .join(" "),
        state: isKnown ? ("here" as const) : ("unknown" as const),
      },
    ],
    note,
  };
}

/** A job in Edinburgh whose employer was found in London: which town was compared is said. */
function whoseTown({ city, employerTown }: Pick<Matched, "city" | "employerTown">): string | null {
  return city && employerTown && townKey(city) !== townKey(employerTown)
    ? "Towns are compared by where the employer is, not the job."
    : null;
}

const SURE = 0.95;
const FAIRLY_SURE = 0.85;

/** Where nobody was found there is nothing to be sure of. */
function certaintyMessage(state: RegisterState, confidence: number | null): string | null {
  if (state === "not_found" || confidence === null) return null;
  const sure = confidence >= SURE ? "sure" : confidence >= FAIRLY_SURE ? "fairly sure" : "not sure";
  return `We are ${sure} that the entry is this employer’s.`;
}
