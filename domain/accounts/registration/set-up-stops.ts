import type { Role } from "#rules/access/visitor.ts";

/** The stops of setting up an account, in order. */
export const setUpStops = ["you", "course", "contact", "finish"] as const;

export type SetUpStop = (typeof setUpStops)[number];

/** The stop that an address or a form names; the first one where it names none. */
export function stopNamed(name: unknown): SetUpStop {
  return setUpStops.find((stop) => stop === name) ?? "you";
}

export function stopAfter(stop: SetUpStop): SetUpStop {
  return setUpStops[setUpStops.indexOf(stop) + 1] ?? "finish";
}

/** People who study or have studied are asked for a course, the others for their work. */
export function hasCourse(role: Role): boolean {
  return ["student", "alumni", "predeparture_student", "ambassador"].includes(role);
}

export function stopTitle(stop: SetUpStop, role: Role): string {
  if (stop === "course" && !hasCourse(role)) return "Your work";
  return titles[stop];
}

const titles: Record<SetUpStop, string> = {
  you: "You",
  course: "University and course",
  contact: "Phone and time zone",
  finish: "Check and finish",
};
