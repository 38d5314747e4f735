import { type SavedStage, stages } from "./stages.ts";

type Kept = { stage: SavedStage; note: string; dateAt: Date | null };

/** What somebody would lose with a saved job: "your note, your date and its place under Applied". */
export function lossLabel({ stage, note, dateAt }: Kept): string {
  const parts = [
    note ? "your note" : null,
    dateAt ? "your date" : null,
    `its place under ${stages[stage]}`,
  ].filter((part) => part !== null);
  return parts.join(", ").replace(/, (?=[^,]*$)/, " and ");
}
