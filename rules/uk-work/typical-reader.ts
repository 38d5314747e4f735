import { addMonths } from "#rules/days.ts";
import type { Applicant } from "./verdict-types.ts";

/**
 * Who a verdict is for when nobody told us: somebody who has just finished a full-time
 * master's on a Student visa and has shown English at B2. Wherever it is used, the screen says so.
 */
export function typicalReader(on: string): Applicant {
  return {
    bornOn: null,
    lastPermission: {
      kind: "student",
      endsOn: addMonths(on, 4),
      isEndAssumed: true,
      course: {
        level: "masters",
        isFullTime: true,
        startedOn: addMonths(on, -12),
        completedOn: on,
      },
    },
    monthsCounted: 0,
    phd: "none",
    isTransitional: false,
    applyingFrom: "uk",
    english: "b2",
  };
}
