/** "import-feed" as "Import feed". */
export function nameOfTask(task: string): string {
  const words = task.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A cron line of ours in words; only the shapes that platform/tasks.ts has. */
export function spokenCron(cron: string | undefined): string {
  if (!cron) return "When asked";
  const [minutes = "", hours = ""] = cron.split(" ");
  if (hours === "*") {
    if (minutes === "*") return "Every minute";
    return minutes.startsWith("*/")
      ? `Every ${minutes.slice(2)} minutes`
      : `${minutes.split(",").length} times an hour`;
  }
  const times = hours
    .split(",")
    .map((hour) => `${hour.padStart(2, "0")}:${minutes.padStart(2, "0")}`);
  return `Daily at ${times.join(" and ")}`;
}
