import type { Role } from "#rules/access/visitor.ts";
import { longDay } from "#rules/days.ts";
import { placeOf } from "#rules/zoned-time.ts";
import { courseLevelNames } from "../people/course-levels.ts";
import { hasCourse, type SetUpStop } from "./set-up-stops.ts";

type Known = {
  role: Role;
  email: string;
  universityName: string | null;
  details: Record<string, string | undefined>;
};

/** What will be asked at a stop that is still ahead. */
export function stopPromise(stop: SetUpStop): string {
  return promises[stop];
}

const promises: Record<SetUpStop, string> = {
  you: "Your name, as you write it",
  course: "What you do there, and until when",
  contact: "So that times are shown in yours. A number is optional",
  finish: "Read it once, choose a password, done",
};

/** One line on what was said at a stop already passed. */
export function stopSummary(stop: SetUpStop, known: Known): string {
  const { details } = known;
  switch (stop) {
    case "you":
      return sentence([details.name, `${known.email}, confirmed by your link`]);
    case "course":
      return sentence([
        known.universityName,
        hasCourse(known.role) ? courseLine(details) : details.jobTitle,
      ]);
    case "contact":
      return sentence([details.phone || "No phone", details.timeZone && placeOf(details.timeZone)]);
    case "finish":
      return promises.finish;
  }
}

function courseLine({ course, courseLevel, courseEndsOn }: Known["details"]): string {
  const level = courseLevelNames.find(({ value }) => value === courseLevel)?.label;
  return [course, level, courseEndsOn && `ends ${longDay(courseEndsOn)}`]
    .filter(Boolean)
    .join(", ");
}

function sentence(parts: (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(". ");
}
