import type { StopState } from "#ui/route-line.tsx";

const steps: { label: string; note: string; state: StopState }[] = [
  {
    label: "Write it",
    note: "Pay, place, hours, closing time, and whether you sponsor",
    state: "done",
  },
  { label: "A person reads it", note: "Within one working day", state: "here" },
  { label: "Live", note: "Found within a second of being let through", state: "ahead" },
  {
    label: "See what happens",
    note: "Seen, saved, gone to apply: counts, never who",
    state: "ahead",
  },
  { label: "Closes", note: "At your time, shown in the reader’s own", state: "ahead" },
];

/** From the facts pack, each with the day it was read. */
const facts: { question: string; answer: string; asOf: string }[] = [
  {
    question: "A graduate with a UK Graduate visa",
    answer:
      "May take almost any job without a sponsor: 18 months for those who apply from 1 January 2027, two years for those who apply before, three with a doctorate.",
    asOf: "Read 6 October 2026.",
  },
  {
    question: "A student in term",
    answer: "May work up to 20 hours a week on most degree courses, and full time in vacations.",
    asOf: "UK, read 6 October 2026.",
  },
  {
    question: "Somebody you sponsor as a Skilled Worker",
    answer:
      "You need a licence with an A rating for that route, a job at degree level or on a shortage list, and pay that meets both the general line and the rate for the job. A licence lets you sponsor; it does not oblige you to.",
    asOf: "Rules of 8 April 2026, read again 6 October 2026.",
  },
  {
    question: "What your advert may not do",
    answer:
      "Ask for money, bank details or copies of identity papers, or leave people out by age, sex or nationality. Such adverts are sent back or declined.",
    asOf: "Our own rule.",
  },
];

/** The words of the page for employers; here, so that the browser does not load them twice. */
export const employerWords = { steps, facts };
export type EmployerWords = typeof employerWords;
