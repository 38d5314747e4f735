import { longDay } from "#rules/days.ts";
import type { Applicant } from "#rules/uk-work/verdict-types.ts";
import type { JudgedFor } from "./verdict-view.ts";

const permissions: Record<string, string> = {
  student: "Student visa",
  graduate: "Graduate visa",
  "skilled-worker": "Skilled Worker visa",
  "no-switching": "Visa that allows no switch",
  other: "Another visa",
};

export const typicalFor: JudgedFor = {
  isOwn: false,
  label: "New graduate on a Student visa",
  note: "Judged for a typical reader: somebody who has just finished a full-time master’s in the UK on a Student visa, with no Skilled Worker or Graduate time used and English shown at level B2.",
};

/** Says who the answer is for, in as few of their facts as make it plain. */
export function ownFor({ lastPermission }: Applicant): JudgedFor {
  const label =
    lastPermission === null
      ? "As you told us"
      : lastPermission === "none"
        ? "No UK visa so far"
        : `${permissions[lastPermission.kind]} to ${longDay(lastPermission.endsOn)}`;
  return {
    isOwn: true,
    label,
    note: "Judged by what you told us in My situation. Only you see it.",
  };
}
