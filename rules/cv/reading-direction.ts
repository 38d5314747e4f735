/** Whether a language, as in "ar" or "fa-IR", is written from right to left. */
export function isRightToLeft(language: string): boolean {
  return /^(ar|fa|he|ur|ps|ug|yi|dv|ckb|sd)\b/i.test(language);
}
