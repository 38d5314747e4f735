import { memberOf } from "#app/member.server.ts";
import { clockOf } from "#domain/learning/catalogue/film-time.ts";
import { allNotesOf } from "#domain/learning/notes/notes.server.ts";
import type { Route } from "./+types/route";

/** All of somebody's notes as a text file, lesson by lesson. */
export async function loader({ context }: Route.LoaderArgs) {
  const notes = await allNotesOf(memberOf(context).id);
  const byLesson = Map.groupBy(notes, ({ course, lesson }) => `${course}: ${lesson}`);
  const parts = [...byLesson].map(
    ([title, own]) =>
      `${title}\n${own.map(({ atMs, words }) => `${clockOf(atMs)}  ${words}`).join("\n")}\n`,
  );
  return new Response(parts.join("\n") || "You have no notes yet.\n", {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "content-disposition": 'attachment; filename="waymark-notes.txt"',
      "cache-control": "private, no-store",
    },
  });
}
