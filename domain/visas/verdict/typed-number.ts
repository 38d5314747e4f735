/** "39,500", "£ 39 500": a number above nought, and no larger than it can be. */
export function numberIn(typed: string | undefined, most: number): number | null {
  const number = Number((typed ?? "").replace(/[£,\s]/g, ""));
  return Number.isFinite(number) && number > 0 && number <= most ? number : null;
}

const MAX_HOURS = 80;

/** "37.5", "37,5", "37.5 hours a week". */
export function hoursIn(typed = ""): number | null {
  const plain = typed.replace(/\s*(?:h|hours?|hrs?)?\s*(?:a week|per week|\/ ?week|pw)?\.?$/i, "");
  return numberIn(plain.replace(/^(\d{1,2}),(\d{1,2})$/, "$1.$2"), MAX_HOURS);
}
