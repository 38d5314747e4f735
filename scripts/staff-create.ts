import { attachEngine } from "#db/engine.server.ts";
import { createStaff } from "#domain/accounts/people/create-staff.server.ts";
import { emailField, nameField } from "#domain/forms/fields.ts";
import { loadSettings } from "#platform/settings.server.ts";
import { readArguments } from "./read-arguments.ts";

const USAGE = 'npm run staff:create -- --email ada@example.org --name "Ada Lovelace"';

/** Makes a set-up link for a staff account and prints it. Works beside a running server too. */
async function main(): Promise<void> {
  const { values } = readArguments(USAGE, {
    options: { email: { type: "string" }, name: { type: "string" } },
  });
  if (!values.email || !values.name) return stop(`Say who: ${USAGE}`);
  const email = emailField.safeParse(values.email);
  const name = nameField.safeParse(values.name);
  if (!email.success) return stop(`--email ${values.email}: ${email.error.issues[0]!.message}`);
  if (!name.success) return stop(`--name ${values.name}: ${name.error.issues[0]!.message}`);

  const engine = await attachEngine(loadSettings());
  try {
    const created = await createStaff({ email: email.data, name: name.data }, new Date());
    if (!created.ok)
      return stop(`${email.data} already has an account. Change its role on the people page.`);
    console.log(`Open this link within 14 days to choose a password:\n${created.value.link}`);
  } finally {
    await engine.close();
  }
}

function stop(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

await main();
