import { longDay } from "#rules/days.ts";
import type { JobEmployer } from "../job-card.ts";
import type { JobView } from "./job-view.ts";
import { registerWords } from "./register-words.ts";

/** Something the register said anew about an employer: in a sentence, and on which day. */
export type RegisterEvent = { words: string; day: string };

/** How the employer stands on the register today, after what we saw change. */
export function registerPanel(
  { employer: { register, name } }: { employer: JobEmployer },
  events: readonly RegisterEvent[],
): JobView["register"] {
  if (!register) return null;
  const { headline, note } = registerWords[register.state];
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
        note: [`Register of ${longDay(register.asOf)}.`, register.why].filter(Boolean).join(" "),
        state: isKnown ? ("here" as const) : ("unknown" as const),
      },
    ],
    note,
  };
}
