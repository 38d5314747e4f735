/** Which of a university's students a message is for. Nothing named is everybody. */
export type MessageGroup = {
  /** As they wrote it in their profile, in small letters. */
  course?: string;
  /** The year their course ends in. */
  year?: number;
  /** The month their permission to stay ends in: 2027-01. */
  visaEnds?: string;
};

/** Under this many a group could point at somebody. */
export const MIN_MESSAGE_GROUP = 5;

/** What of a student decides whether a message is for them. */
export type GroupedStudent = {
  course: string | null;
  courseEndsOn: string | null;
  permissionEndsOn: string | null;
};

export function isEverybody(group: MessageGroup): boolean {
  return Object.values(group).every((value) => value === undefined);
}

export function isInGroup(student: GroupedStudent, group: MessageGroup): boolean {
  const { course, year, visaEnds } = group;
  return (
    (course === undefined || courseKey(student.course) === course) &&
    (year === undefined || student.courseEndsOn?.slice(0, 4) === String(year)) &&
    (visaEnds === undefined || student.permissionEndsOn?.slice(0, 7) === visaEnds)
  );
}

/** People write one course in several ways: letters and spaces are made alike. */
export function courseKey(course: string | null): string {
  return (course ?? "").trim().toLowerCase().replace(/\s+/g, " ");
}
