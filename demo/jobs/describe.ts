import type { DemoEmployer } from "../employers/employer.ts";
import type { Role } from "./read-roles.ts";

const manners = [
  "We work in the open, write things down, and finish on time. Meetings have an end and most days have none after four.",
  "You will have a mentor outside your team, a training budget of your own, and a review twice a year that holds no surprises.",
  "Half of us came from another country or another trade. We say things twice if it helps, and nobody laughs at an accent.",
  "You may arrange your hours around ten to three. We care about what is done, not about who left last.",
  "Everybody spends one day a quarter with customers or on site, directors too.",
];

const choosing = [
  "A short call, one task of about an hour that resembles the work, and one meeting with two people you would work with. You hear from us within ten working days, also if it is a no.",
  "We read every application by hand. Two conversations, both by video if you like, and an answer within a week of the second.",
  "Tell us in half a page why this work. We talk with eight people, meet four, and write to all of them.",
  "One meeting, with the questions sent the day before. Say what you need to do your best, and we arrange it.",
];

const fromAbroad = {
  offered: {
    gb: "We hold a Skilled Worker licence and sponsor people for this job if the rules are met. If you are on a Graduate visa you can start without sponsorship, and we talk about it in your first year.",
    other:
      "We sponsor people for this job if they meet the rules of the visa or permit they need. Tell us early what you hold and until when.",
  },
  later: {
    gb: "You would start on a visa that needs no sponsor, such as a Graduate visa. We may sponsor you later; we decide that together in your first year.",
    other:
      "You would start with a right to work of your own, such as a visa for graduates. We may sponsor you later, and tell you by the end of your first year.",
  },
  "not-offered": {
    gb: "We cannot sponsor a visa for this job. You are welcome if your visa already lets you work the hours it asks for.",
    other:
      "We cannot sponsor a visa or permit for this job. You are welcome if yours already lets you work the hours it asks for.",
  },
  unsaid: null,
} as const;

export type DemoSponsorship = keyof typeof fromAbroad;

type Advert = { employer: DemoEmployer; role: Role; sponsorship: DemoSponsorship; n: number };

/** The advert's text, in the few tags that the board shows. */
export function describe({ employer, role, sponsorship, n }: Advert): string {
  const words = fromAbroad[sponsorship];
  return [
    ...paragraphs([employer.about, ...role.paragraphs]),
    "<h3>What you need</h3>",
    `<ul>${role.needs.map((need) => `<li>${need}</li>`).join("")}</ul>`,
    "<h3>How we work</h3>",
    ...paragraphs([manners[n % manners.length]!]),
    ...(words
      ? [
          "<h3>Working here from abroad</h3>",
          ...paragraphs([employer.country === "gb" ? words.gb : words.other]),
        ]
      : []),
    "<h3>How we choose</h3>",
    ...paragraphs([choosing[n % choosing.length]!]),
  ].join("\n");
}

function paragraphs(texts: readonly string[]): string[] {
  return texts.map((text) => `<p>${text}</p>`);
}
