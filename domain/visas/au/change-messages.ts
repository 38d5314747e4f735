import type { Cause, Change } from "#rules/au-points/timeline.ts";

/** "+5", "−10", "no change". */
export function signed(points: number): string {
  if (points === 0) return "no change";
  return points > 0 ? `+${points}` : `−${-points}`;
}

/** What happens on a day, in a few words: "33rd birthday". */
export function causeTitle(cause: Cause): string {
  switch (cause.kind) {
    case "birthday":
      return `${ordinal(cause.years)} birthday`;
    case "partner-birthday":
      return `Partner’s ${ordinal(cause.years)} birthday`;
    case "test-ends":
      return "English test ends";
    case "test-counts":
      return "English test counts";
    case "work-grows":
      return `${cause.years} ${cause.years === 1 ? "year" : "years"} ${whereLabel(cause.where)}`;
    case "work-drops-out":
      return `Old work ${whereLabel(cause.where)} drops out`;
    case "professional-year-ends":
      return "Professional Year too old";
    case "professional-year-counts":
      return "Professional Year counts";
  }
}

/** The same, where there is room for a word or two. */
export function causeInBrief(cause: Cause): string {
  switch (cause.kind) {
    case "test-ends":
      return "Test ends";
    case "test-counts":
      return "Test counts";
    case "work-grows":
      return `${cause.years} ${cause.years === 1 ? "year" : "years"} ${cause.where === "australia" ? "here" : "abroad"}`;
    case "work-drops-out":
      return "Old work out";
    default:
      return causeTitle(cause);
  }
}

/** What the day does to its line, and why a total may not move. */
export function changeNote({ cause, from, to, difference, opening, factor }: Change): string {
  const moved = `${lineNames[factor]} ${to > from ? "rise" : "fall"} from ${from} to ${to}.`;
  const parts = [
    from === to ? "" : moved,
    from !== to && difference === 0 ? "Totals stay: the cap on work hides it." : "",
    cause.kind === "work-drops-out" ? `${yearsLeft(cause.years)} left in the last 10.` : "",
    opening ? openingMessages[factor === "age" ? "age" : "english"][opening] : "",
  ];
  return parts.filter(Boolean).join(" ");
}

const lineNames: Record<Change["factor"], string> = {
  age: "Age points",
  english: "English points",
  "work-overseas": "Points for work outside Australia",
  "work-australia": "Points for work in Australia",
  "professional-year": "Professional Year points",
  partner: "Partner points",
};

const openingMessages = {
  age: {
    closes: "Nobody is invited at this age.",
    opens: "An invitation is possible from this day.",
  },
  english: {
    closes: "No valid test, so no invitation until you sit one.",
    opens: "An invitation is possible from this day.",
  },
} as const;

function yearsLeft(years: number): string {
  return years === 1 ? "1 full year" : `${years} full years`;
}

function whereLabel(where: "overseas" | "australia"): string {
  return where === "australia" ? "in Australia" : "abroad";
}

function ordinal(number: number): string {
  const lastTwo = number % 100;
  if (lastTwo >= 11 && lastTwo <= 13) return `${number}th`;
  return `${number}${["th", "st", "nd", "rd"][number % 10] ?? "th"}`;
}
