const words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** "four", and "14" above ten. */
function inWords(count: number): string {
  return words[count] ?? count.toLocaleString("en-GB");
}

/** "Six saved jobs. Four close in your night." */
export function savedHeadline({ saved, inNight }: { saved: number; inNight: number }): string {
  const jobs = `${capitalised(inWords(saved))} saved ${saved === 1 ? "job" : "jobs"}.`;
  if (inNight === 0) return jobs;
  if (saved === 1) return `${jobs} It closes in your night.`;
  const those = inNight === saved ? "All" : capitalised(inWords(inNight));
  return `${jobs} ${those} ${inNight === 1 ? "closes" : "close"} in your night.`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
