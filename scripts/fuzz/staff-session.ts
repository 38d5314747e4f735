/** Signs the demo's staff in as if a second factor had been asked for; prints the cookie. */
import { eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { DEMO_PASSWORD } from "#demo/accounts.ts";
import { signIn } from "#domain/accounts/sign-in/sign-in.server.ts";
import { openFromEnvironment } from "#test/children/open.ts";

const EMAIL = "staff@waymark.example";

await openFromEnvironment();
const isStaff = eq(users.email, EMAIL);
await db.update(users).set({ twoFactorEnabled: false }).where(isStaff);
const result = await signIn(
  { email: EMAIL, password: DEMO_PASSWORD, remember: true },
  {
    headers: new Headers(),
    clientAddress: "127.0.0.1",
    userAgent: "",
    isSecure: false,
    origin: "http://localhost",
  },
  new Date(),
);
if (!result.ok || result.value.kind !== "signed-in") throw new Error("Staff could not sign in.");
await db.update(users).set({ twoFactorEnabled: true }).where(isStaff);
const cookies = result.value.cookies.map((cookie) => cookie.split(";")[0]);
// Without the cached copy, which still says that there is no second factor.
process.stdout.write(cookies.filter((cookie) => !cookie?.includes("session_data")).join("; "));
process.exit(0);
