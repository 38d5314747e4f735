/**
 * Reads addresses from its input, one a line, and prints which of them cannot
 * sign in, and which accounts in the database are not whole.
 */
import { createInterface } from "node:readline";
import { pool } from "#db/client.server.ts";
import { signIn } from "#domain/accounts/sign-in/sign-in.server.ts";
import { facts } from "#test/factories.ts";
import { openFromEnvironment, PASSWORD } from "./open.ts";

const HALF_ACCOUNTS = `
  select email from users where
    not exists (select from credentials where user_id = users.id and password is not null)
    or not exists (select from profiles where user_id = users.id)
    or not exists (select from registrations where email = users.email and completed_at is not null)
  union
  select email from registrations where completed_at is not null
    and not exists (select from users where users.email = registrations.email)`;

await openFromEnvironment();
const lost: string[] = [];
for await (const email of createInterface(process.stdin)) {
  const answer = await signIn({ email, password: PASSWORD, remember: false }, facts(), new Date());
  if (!answer.ok) lost.push(email);
}
const { rows } = await pool().query<{ email: string }>(HALF_ACCOUNTS);
process.stdout.write(JSON.stringify({ lost, half: rows.map(({ email }) => email) }));
process.exit(0);
