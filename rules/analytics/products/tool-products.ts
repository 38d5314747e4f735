import type { ProductSpec } from "../figure-spec.ts";
import { groups, months, STUDENTS, share } from "./shared-figures.ts";

export const toolProducts: Readonly<Record<string, ProductSpec>> = {
  "sponsorship-checker": {
    title: "Sponsorship licence checker",
    headline: { metric: "licence-checked", did: "checked a licence" },
    figures: [
      months(
        {
          id: "licences",
          title: "Students who check licences",
          definition: "Students who opened the licence checker, and who checked an employer.",
        },
        { metric: "licence-checked", name: "Checked an employer" },
        { metric: "licence-visited", name: "Opened the checker" },
      ),
      share(
        {
          id: "licence-share",
          title: "Active students who checked a licence",
          definition: "Of active students, those who checked an employer.",
          did: "checked an employer’s licence",
        },
        "licence-checked",
      ),
      ...groups("licence-checked", {
        id: "licence-checkers",
        title: "Students who checked a licence",
        definition: "Students who checked at least one employer.",
      }),
    ],
  },
  "points-calculator": {
    title: "Points calculator",
    headline: { metric: "points-checked", did: "counted their points" },
    figures: [
      months(
        {
          id: "points",
          title: "Students who count their points",
          definition:
            "Students who used the Australian points calculator. Only they can see their answers.",
        },
        { metric: "points-checked", name: "Counted their points" },
        { metric: "points-visited", name: "Opened the calculator" },
      ),
      months(
        {
          id: "any-tool",
          title: "Students who used any visa tool",
          definition: "Students who used one of our visa tools.",
        },
        { metric: "visa-checked", name: "Used a tool" },
      ),
      share(
        {
          id: "tool-share",
          title: "Active students who used a visa tool",
          definition: "Of active students, those who used a visa tool.",
          did: "used a visa tool",
        },
        "visa-checked",
      ),
    ],
  },
  event: {
    title: "Events",
    headline: { metric: "event-place-taken", did: "booked a place at an event" },
    figures: [
      months(
        {
          id: "events",
          title: "Students at events",
          definition: "Students who booked a place at an event, and who came.",
        },
        { metric: "event-place-taken", name: "Booked a place" },
        { metric: "event-attended", name: "Came" },
      ),
      share(
        {
          id: "event-share",
          title: "Active students who booked a place",
          definition: "Of active students, those who booked a place at an event.",
          did: "booked a place at an event",
        },
        "event-place-taken",
      ),
      {
        kind: "things",
        id: "event-kinds",
        title: "Kinds of events",
        definition: "Students who came to such an event in the last 12 months.",
        denominator: STUDENTS,
        rowHeading: "Kind",
        series: [{ facet: "event-kind", name: "Came" }],
        most: "had most students",
      },
    ],
  },
  meeting: {
    title: "Meetings",
    headline: { metric: "meeting-booked", did: "booked a meeting" },
    figures: [
      months(
        {
          id: "meetings",
          title: "Students and meetings",
          definition:
            "Students who looked at free times, and who booked a meeting with an adviser.",
        },
        { metric: "meeting-booked", name: "Booked" },
        { metric: "meetings-visited", name: "Looked" },
      ),
      share(
        {
          id: "meeting-share",
          title: "Active students who booked",
          definition: "Of active students, those who booked a meeting.",
          did: "booked a meeting",
        },
        "meeting-booked",
      ),
      ...groups("meeting-booked", {
        id: "bookers",
        title: "Students who booked a meeting",
        definition: "Students who booked at least one meeting.",
      }),
    ],
  },
};
