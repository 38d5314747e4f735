import { longDay } from "#rules/days.ts";
import type { ReportFigures } from "#rules/search-report/figures.ts";

/** How the figures came about, and what they do not show: the same on the page and on paper. */
export function methodOf({ from, to, register, jobs }: ReportFigures): string[] {
  return [
    `The figures are for the twelve months from ${longDay(from)} to ${longDay(to)}. They are counted once a night by a program from what Waymark stores, and nobody changes them by hand.`,
    "Sponsors: each time the Home Office publishes its register of licensed sponsors, we compare the new copy with the one before. An organisation is a name and a town together, because the register has no number for it. One that changes its name looks like one that left and one that joined.",
    "Occupations: a job’s code is read from its title, or set by our staff. Where a title could mean several codes, the job is left out. Pay is compared with the line for that code on the day, going rate and weekly hours included.",
    "Pay by field: the lowest pay an advert gives, for a year at its hours. It is compared only with the two yearly amounts in the rules.",
    "Closing times: the hour the employer named, in the employer’s zone. An advert that says only a day closes at the end of it.",
    "People: counted from what was done while signed in. Each count is protected before it is stored.",
    ...(register.isDemo || jobs.isDemo
      ? [
          "This copy of Waymark runs on made-up jobs, people and a made-up register. Its figures show how the report works, and say nothing about the world.",
        ]
      : []),
  ];
}

export const cannotSay: readonly string[] = [
  "How many people found a job. We see applications that were sent here or noted by their senders, not contracts.",
  "Whether an employer with a licence will use it for a graduate. A licence is not a promise.",
  "What jobs pay if the advert does not say. They may pay more or less than the others.",
  "Anything about the whole job market. The board holds what employers and feeds bring to it.",
  "Why a sponsor left the register: it may have closed, moved, changed its name, or lost its licence.",
];
