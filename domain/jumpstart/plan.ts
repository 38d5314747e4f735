import { UNITED_KINGDOM } from "#rules/countries.ts";
/** One thing to do from home. Fees and sums carry the day they were read. */
export type PlanTask = {
  step: string;
  title: string;
  why: string;
  minutes: number;
  /** Only for people heading to this country. */
  countryId?: number;
  note?: string;
};

export type PlanWeek = { weeksToGo: number; name: string; tasks: readonly PlanTask[] };

/** The ten weeks before somebody flies, furthest first. */
export const plan: readonly PlanWeek[] = [
  {
    weeksToGo: 10,
    name: "Offer",
    tasks: [
      {
        step: "offer-letter",
        title: "Accept your offer",
        why: "Everything else waits for it: the university starts your papers when you have accepted.",
        minutes: 30,
      },
      {
        step: "cas-name",
        title: "Check your name on the CAS",
        why: "The Confirmation of Acceptance for Studies must match your passport letter for letter.",
        minutes: 10,
        countryId: UNITED_KINGDOM,
      },
    ],
  },
  {
    weeksToGo: 9,
    name: "Money",
    tasks: [
      {
        step: "living-costs",
        title: "Work out the money you must show",
        why: "For a Student visa it is £1,171 a month outside London and £1,529 in London. For applications from 30 November 2026 it is £1,203 and £1,570.",
        minutes: 40,
        countryId: UNITED_KINGDOM,
        note: "Statement of Changes HC 584. Read 6 October 2026.",
      },
      {
        step: "one-account",
        title: "Put the money in one account",
        why: "One statement is easier to prove than five. Ask the bank for a letter with a date.",
        minutes: 60,
      },
    ],
  },
  {
    weeksToGo: 8,
    name: "Visa form",
    tasks: [
      {
        step: "visa-form",
        title: "Fill in the visa form",
        why: "Decisions take weeks, and flights cost more the later you book.",
        minutes: 90,
        note: "United Kingdom: £558, and £776 a year for health care. Fees of 8 April 2026, read 6 October 2026.",
      },
      {
        step: "visa-centre",
        title: "Book your visa centre visit",
        why: "They take your fingerprints and photo. The form leads to the booking once you have paid.",
        minutes: 20,
      },
    ],
  },
  {
    weeksToGo: 7,
    name: "Health",
    tasks: [
      {
        step: "vaccinations",
        title: "Get a copy of your vaccination record",
        why: "A doctor abroad will ask, and it is harder to find from there.",
        minutes: 20,
      },
      {
        step: "prescriptions",
        title: "Ask for prescriptions by their generic name",
        why: "Brand names differ between countries; the substance does not.",
        minutes: 30,
      },
    ],
  },
  {
    weeksToGo: 6,
    name: "Housing",
    tasks: [
      {
        step: "contract",
        title: "Read the housing contract to the end",
        why: "Look for the deposit, the length and who pays the bills. Never pay before you have seen a contract.",
        minutes: 60,
      },
      {
        step: "first-nights",
        title: "Book the first nights",
        why: "You arrive tired; know the address before you land.",
        minutes: 30,
      },
    ],
  },
  {
    weeksToGo: 5,
    name: "Phone, bank",
    tasks: [
      {
        step: "phone",
        title: "Choose how your phone works on the first day",
        why: "Employers and landlords will ring a local number.",
        minutes: 20,
      },
      {
        step: "bank-letter",
        title: "Find out what your bank abroad asks for",
        why: "Most want a letter from the university with your new address.",
        minutes: 20,
      },
    ],
  },
  {
    weeksToGo: 4,
    name: "First CV",
    tasks: [
      {
        step: "cv-plain",
        title: "Take the photo and birth date off your CV",
        why: "In the United Kingdom, Ireland, Australia and Canada neither is expected.",
        minutes: 15,
      },
      {
        step: "cv-results",
        title: "Give each job one result with a number",
        why: "What changed because you were there is what a stranger remembers.",
        minutes: 60,
      },
    ],
  },
  {
    weeksToGo: 3,
    name: "LinkedIn",
    tasks: [
      {
        step: "headline",
        title: "Write a headline that says what you study and look for",
        why: "Recruiters search by these words.",
        minutes: 20,
      },
      {
        step: "alumni",
        title: "Write to two graduates of your university",
        why: "Ask one question they can answer in two minutes.",
        minutes: 30,
      },
    ],
  },
  {
    weeksToGo: 2,
    name: "Work rules",
    tasks: [
      {
        step: "work-hours",
        title: "Learn your weekly hours",
        why: "Degree students in the United Kingdom may work 20 hours a week in term, Monday to Sunday, all employers together. Not self-employed, not gig work.",
        minutes: 15,
        countryId: UNITED_KINGDOM,
        note: "Read 6 October 2026. Information, not immigration advice.",
      },
      {
        step: "references",
        title: "Ask two people whether they will be a reference",
        why: "Employers ask for them, and people like to be asked first.",
        minutes: 20,
      },
    ],
  },
  {
    weeksToGo: 1,
    name: "Packing",
    tasks: [
      {
        step: "papers",
        title: "Carry your papers in hand luggage",
        why: "Passport, offer, address, one bank card: a lost suitcase should not cost you the day.",
        minutes: 20,
      },
      {
        step: "certificates",
        title: "Pack certificates with a translation",
        why: "Employers ask for the original once, usually in a hurry.",
        minutes: 20,
      },
    ],
  },
];

/** Every step there is, so that nothing else can be marked. */
export const knownSteps: ReadonlySet<string> = new Set(
  plan.flatMap(({ tasks }) => tasks.map(({ step }) => step)),
);
