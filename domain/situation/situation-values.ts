import { readerOf, type Situation } from "./situation.ts";

/** A kept situation as the form's fields show it on a day. */
export function formValues(situation: Situation, on: string): Record<string, string> {
  const months = readerOf(situation, on).monthsCounted;
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
    counted: months === null ? "" : months === 0 ? "none" : "some",
    months: months ? String(months) : "",
    english: situation.english ?? "",
    applyingFrom: situation.applyingFrom ?? "",
  };
}
