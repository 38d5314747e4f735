/** Where visitors mostly are; the time in the mail is told by it. */
export const zones = [
  ["Asia/Kolkata", "India"],
  ["Europe/London", "United Kingdom"],
  ["Europe/Dublin", "Ireland"],
  ["Europe/Berlin", "Western Europe"],
  ["Asia/Dubai", "Gulf, Dubai"],
  ["Asia/Shanghai", "China"],
  ["Africa/Lagos", "Nigeria"],
  ["Asia/Karachi", "Pakistan"],
  ["Asia/Kathmandu", "Nepal"],
  ["Asia/Colombo", "Sri Lanka"],
  ["Asia/Dhaka", "Bangladesh"],
  ["Asia/Singapore", "Singapore and Malaysia"],
  ["Australia/Sydney", "Australia, Sydney"],
  ["Australia/Perth", "Australia, Perth"],
  ["America/Toronto", "Canada, Toronto"],
  ["America/Vancouver", "Canada, Vancouver"],
  ["America/New_York", "United States, New York"],
] as const;

/** The short list for a form; a reader's own zone is among them even where the list has it not. */
export function zoneChoices(own: string): { value: string; label: string }[] {
  const known = zones.map(([value, label]) => ({ value: String(value), label: String(label) }));
  if (known.some(({ value }) => value === own)) return known;
  return [{ value: own, label: (own.split("/").at(-1) ?? own).replaceAll("_", " ") }, ...known];
}
