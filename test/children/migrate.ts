/** Migrates one database, as the user it is given, and ends. */
import { closeDatabase, openDatabase } from "#db/client.server.ts";
import { migrate } from "#db/migrate.server.ts";

const [host = "", database = "", user = ""] = process.argv.slice(2);
openDatabase({ host, database, user });
await migrate();
await closeDatabase();
