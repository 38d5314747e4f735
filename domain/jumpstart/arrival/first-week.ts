import type { RuleCountry } from "#rules/countries.ts";
import { addDays } from "#rules/days.ts";

/** One thing to do in the first week, on the day after landing that suits it. */
export type FirstWeekTask = {
  step: string;
  /** Days after arrival by which it should be done. */
  day: number;
  title: string;
  why: string;
  minutes: number;
  countries?: readonly RuleCountry[];
  link?: { label: string; to: string };
};

/** Ticked by itself where the hours guard has its settings. */
export const HOURS_GUARD_STEP = "week-hours-guard";

const firstWeekTasks: readonly FirstWeekTask[] = [
  {
    step: "week-home",
    day: 0,
    title: "Tell somebody at home that you have arrived",
    why: "One message is enough. Say where you are staying and that you are well.",
    minutes: 5,
  },
  {
    step: "week-register",
    day: 1,
    title: "Register with your university",
    why: "Your student card, timetable, bank letter and permission to stay all depend on it. Take your passport and your visa.",
    minutes: 60,
  },
  {
    step: "week-evisa",
    day: 2,
    title: "Open your eVisa and check it",
    why: "It is how you prove your right to work and to rent. Look at your name, the dates and the work condition.",
    minutes: 20,
    countries: ["gb"],
    link: { label: "Open it on GOV.UK", to: "https://www.gov.uk/evisa" },
  },
  {
    step: "week-irp",
    day: 3,
    title: "Book your registration (IRP)",
    why: "Appointments go quickly in the autumn and in January. The fee is {{fact:ie-irp-fee}}.",
    minutes: 30,
    countries: ["ie"],
    link: { label: "Open Irish Immigration", to: "https://www.irishimmigration.ie/" },
  },
  {
    step: "week-sin",
    day: 4,
    title: "Ask for a Social Insurance Number",
    why: "No employer may pay you without one. Take your study permit and check that it allows work.",
    minutes: 40,
    countries: ["ca"],
  },
  {
    step: "week-tfn",
    day: 4,
    title: "Ask for a Tax File Number",
    why: "Without one an employer takes the highest rate of tax. It is free: never pay anybody for it.",
    minutes: 20,
    countries: ["au"],
  },
  {
    step: "week-phone",
    day: 2,
    title: "Get a local phone number",
    why: "Banks, doctors and employers ask for it. A plan without a contract is enough for the first months.",
    minutes: 30,
  },
  {
    step: "week-address",
    day: 3,
    title: "Give your address to everybody who needs it",
    why: "University, bank, visa account, and one person at home. Letters about money and visas go there.",
    minutes: 30,
  },
  {
    step: "week-bank",
    day: 4,
    title: "Open a bank account",
    why: "You need it for wages and rent. Take the bank letter, your passport and the proof of address.",
    minutes: 60,
  },
  {
    step: "week-doctor",
    day: 5,
    title: "Register with a doctor",
    why: "It is quick while you are well, and slow when you are ill.",
    minutes: 20,
  },
  {
    step: HOURS_GUARD_STEP,
    day: 5,
    title: "Switch on the hours guard",
    why: "Enter your course and its breaks once, and Waymark counts your hours for you before a shift puts you over.",
    minutes: 5,
    link: { label: "Set up work hours", to: "/work-hours/settings" },
  },
  {
    step: "week-careers",
    day: 6,
    title: "Find the careers service",
    why: "Ask for one thing: when is the next session on part-time work or on CVs?",
    minutes: 20,
  },
  {
    step: "week-cv",
    day: 7,
    title: "Put your new address and number on your CV",
    why: "A local number says that you are here. Everything you wrote before you flew is in the studio.",
    minutes: 10,
    link: { label: "Open the CV studio", to: "/my-cvs" },
  },
];

export const firstWeekSteps: ReadonlySet<string> = new Set(firstWeekTasks.map(({ step }) => step));

export type FirstWeekLine = FirstWeekTask & { isDone: boolean; dueOn: string };

/** The first week of one person, by the day they arrived. */
export function firstWeekFor(
  { destination, arrivedOn }: { destination: RuleCountry; arrivedOn: string },
  marks: ReadonlySet<string>,
): FirstWeekLine[] {
  return firstWeekTasks
    .filter(({ countries }) => countries === undefined || countries.includes(destination))
    .map((task) => ({
      ...task,
      isDone: marks.has(task.step),
      dueOn: addDays(arrivedOn, task.day),
    }))
    .toSorted((one, other) => one.day - other.day);
}
