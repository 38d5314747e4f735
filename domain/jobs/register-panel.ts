import { isoDay, longDay } from "#rules/days.ts";
import type { JobEmployer } from "./job-card.ts";
import type { JobView } from "./job-view.ts";
import { registerWords } from "./register-words.ts";

type Registered = { employer: JobEmployer; sponsorChangedAt: Date | null };

/** How the employer stands on the register today, and since when where we saw it change. */
export function registerPanel({ employer, sponsorChangedAt }: Registered): JobView["register"] {
  const { register, name } = employer;
  if (!register) return null;
  const { headline, note } = registerWords[register.state];
  const isKnown = register.state.startsWith("licensed");
  return {
    title: `${name} on the register`,
    stops: [
      ...(sponsorChangedAt
        ? [
            {
              label: "Changed",
              note: longDay(isoDay(sponsorChangedAt)),
              state: "done" as const,
            },
          ]
        : []),
      {
        label: headline,
        note: [`Register of ${longDay(register.asOf)}.`, register.why].filter(Boolean).join(" "),
        state: isKnown ? ("here" as const) : ("unknown" as const),
      },
    ],
    note,
  };
}
