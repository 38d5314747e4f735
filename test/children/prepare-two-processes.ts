/** Makes a university, an advert to read, and one of our staff, signed in; prints what a browser of theirs would send. */
import { eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { aStaffMember, aUniversity, signedIn } from "#test/factories.ts";
import { aJob } from "#test/job-factories.ts";
import { openFromEnvironment } from "./open.ts";

await openFromEnvironment();
const { id: universityId } = await aUniversity({ slug: "northgate" });
const waiting = { state: "waiting" as const, sentAt: new Date() };
const { id: jobId } = await aJob({ title: "Basket weaver", ...waiting });
const staff = await aStaffMember();
const { headers } = await signedIn(staff);
// Our staff may do nothing without a second factor; this one has just been asked for it.
await db.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, staff.id));

const cookie = headers
  .get("cookie")
  ?.split("; ")
  .find((pair) => pair.includes("session_token"));
process.stdout.write(JSON.stringify({ universityId, jobId, cookie }));
process.exit(0);
