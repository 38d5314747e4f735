import type { ChapterToEdit } from "../desk.queries.server.ts";

export type VersionLine = { number: number; revision: number; name: string; when: string };

export type ChapterEditorProps = {
  chapter: Omit<ChapterToEdit, "versions">;
  versions: readonly VersionLine[];
  owner: { id: string; timeZone: string };
  /** Where students read it. */
  readPath: string;
  answer: { errors: Record<string, string[]> } | undefined;
};
