/** What a title says before its first comma, dash or bracket: adverts of one kind share it. */
export function headOf(title: string): string {
  return (title.split(/[,([|:]| [-\u2013\u2014] /)[0] ?? "").trim().toLowerCase();
}

/** By a hash of the title's head, so that near twins never stand in both halves. */
export function halfOf(title: string): "tuning" | "held-out" {
  let hash = 0x811c9dc5;
  for (const character of headOf(title)) {
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  }
  return ((hash ^ (hash >>> 15)) & 1) === 0 ? "tuning" : "held-out";
}
