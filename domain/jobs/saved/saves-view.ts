/** Which of the jobs on a page its reader has saved, and where the buttons stand. */
export type SavesView = { ids: number[]; back: string };
