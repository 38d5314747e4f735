/**
 * `npm run backup`: copies the embedded database, running or not, into the data
 * folder's backups/. To go back, stop Waymark and put the copy in the place of
 * DATA_DIR/postgres. A PostgreSQL server has its own tools.
 */
import { join } from "node:path";
import { backUpEmbedded } from "#db/backup.server.ts";
import { placesIn } from "#db/embedded/places.server.ts";
import { attachEngine } from "#db/engine.server.ts";
import { loadSettings } from "#platform/settings.server.ts";

const settings = loadSettings();
if (settings.databaseUrl) {
  process.stderr.write(
    "With DATABASE_URL, back up with the server's own tools, such as pg_dump.\n",
  );
  process.exit(1);
}

const engine = await attachEngine(settings);
const stamp = new Date().toISOString().replaceAll(":", "-").slice(0, 19);
const target = join(settings.dataDir, "backups", stamp, "postgres");
await backUpEmbedded(placesIn(settings.dataDir).databaseDir, target);
await engine.close();
process.stdout.write(`Backed up to ${target}\n`);
