/**
 * A process to be killed: registers people through the real use cases, three at
 * a time, and prints each address once its account is confirmed, never before.
 */
import { randomUUID } from "node:crypto";
import { flushCompileCache } from "node:module";
import { setUpAccountSchema } from "#domain/accounts/registration/register.schema.ts";
import { register } from "#domain/accounts/registration/register.server.ts";
import { setUpAccount } from "#domain/accounts/registration/set-up-account.server.ts";
import { findUniversityBySlug } from "#domain/universities/universities.queries.server.ts";
import { aUniversity, facts, lastMailTo, tokenFrom } from "#test/factories.ts";
import { openFromEnvironment, PASSWORD } from "./open.ts";

const SLUG = "northgate";
const input = setUpAccountSchema.parse({ name: "Ada Lovelace", password: PASSWORD });

await openFromEnvironment();
// A killed process writes no compile cache, so it is written now.
flushCompileCache();
const { id: universityId } =
  (await findUniversityBySlug(SLUG)) ??
  (await aUniversity({ slug: SLUG, domains: ["uni.example"] }));
await Promise.all([registerForEver(), registerForEver(), registerForEver()]);

async function registerForEver(): Promise<never> {
  for (;;) {
    const email = `${randomUUID()}@uni.example`;
    await join(email);
    // On a pipe this returns once the parent can read it.
    process.stdout.write(`${email}\n`);
  }
}

async function join(email: string): Promise<void> {
  const asked = {
    universityId,
    email,
    name: "Ada",
    source: "register",
    referralCode: null,
  } as const;
  await register(asked, facts(), new Date());
  const token = tokenFrom((await lastMailTo(email))?.props.link);
  const made = await setUpAccount({ token, email, input }, facts(), new Date());
  if (!made.ok) throw new Error(`The account of ${email} was refused: ${made.error}`);
}
