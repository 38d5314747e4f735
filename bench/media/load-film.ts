/** Loads the demo into the database of DATABASE_URL, and a premium lesson with the film named on the command line. */
import { createReadStream } from "node:fs";
import { db } from "#db/client.server.ts";
import { openEngine } from "#db/engine.server.ts";
import { courses, lessonFiles, lessons } from "#db/schema/learning.ts";
import { addFile, storeFile } from "#platform/files/files.server.ts";
import { loadSettings } from "#platform/settings.server.ts";
import { loadWholeDemo } from "#server/load-demo.ts";

const settings = loadSettings();
const engine = await openEngine(settings);
await loadWholeDemo(settings);
const file = await storeFile(createReadStream(process.argv[2]!), "video/mp4");
const words = { title: "A long film", summary: "For the bench.", position: 99 };
const lessonId = await db.transaction(async (tx) => {
  const out = { ...words, slug: "bench", state: "published" as const };
  const [course] = await tx
    .insert(courses)
    .values({ ...out, tier: "premium" })
    .returning();
  const [lesson] = await tx
    .insert(lessons)
    .values({ ...out, courseId: course!.id })
    .returning();
  await addFile(tx, file);
  await tx.insert(lessonFiles).values({ lessonId: lesson!.id, kind: "video-720", fileId: file.id });
  return lesson!.id;
});
await engine.close();
console.log(`lesson ${lessonId}`);
process.exit(0);
