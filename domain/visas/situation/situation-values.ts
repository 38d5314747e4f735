import { isCountedFromFirstDay, isCounting, readerOf, type Situation } from "./situation.ts";

/** A kept situation as the form's fields show it on a day. */
export function formValues(situation: Situation, on: string): Record<string, string> {
  const months = readerOf(situation, on).monthsCounted;
  const isNone = months === 0 && !isCounting(situation.permission);
  const isTyped = months !== null && !isNone && !isCountedFromFirstDay(situation);
  return {
    permission: situation.permission ?? "",
    permissionEndsOn: situation.permissionEndsOn ?? "",
    permissionSince: situation.permissionSince ?? "",
    courseLevel: situation.courseLevel ?? "",
    fullTime: situation.isFullTime === null ? "" : situation.isFullTime ? "yes" : "no",
    courseStartsOn: situation.courseStartsOn ?? "",
    courseEndsOn: situation.courseEndsOn ?? "",
    bornOn: situation.bornOn ?? "",
    phd: situation.phd ?? "",
    counted: months === null ? "" : isNone ? "none" : "some",
    months: isTyped ? String(months) : "",
    english: situation.english ?? "",
    applyingFrom: situation.applyingFrom ?? "",
  };
}
