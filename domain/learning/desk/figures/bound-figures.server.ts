import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readFrontMatter } from "#platform/markdown/front-matter.server.ts";
import { courseFolders } from "../../catalogue/read-courses.server.ts";

/** What a script says about the law: words of it, and the fact they are bound to. */
export const figuresShape = z.object({
  /** The month the lesson names: "2026-11". */
  asOf: z.string().regex(/^\d{4}-\d\d$/),
  facts: z.array(z.object({ name: z.string().min(1), says: z.string().min(1) })).min(1),
});

export type BoundLesson = z.infer<typeof figuresShape> & { course: string; slug: string };

let bound: readonly BoundLesson[] | undefined;

/** Every lesson on disk that says a figure of the law, read once: scripts change with a release. */
export function boundLessons(folder = courseFolders().words): readonly BoundLesson[] {
  bound ??= readBound(folder);
  return bound;
}

function readBound(folder: string): BoundLesson[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((course) =>
    readdirSync(join(folder, course))
      .filter((name) => name.endsWith(".md") && name !== "course.md")
      .flatMap((name) => {
        const { fields } = readFrontMatter(readFileSync(join(folder, course, name), "utf8"));
        const figures = (fields as { figures?: unknown }).figures;
        if (figures === undefined) return [];
        return [{ course, slug: name.slice(0, -3), ...figuresShape.parse(figures) }];
      }),
  );
}
