import { db } from "#db/client.server.ts";
import {
  findUniversity,
  type University,
} from "#domain/universities/universities.queries.server.ts";
import { limitKeyOf } from "#platform/client-address.ts";
import { countFailure, isOver } from "#platform/limits.server.ts";
import { linkTo } from "#platform/links.server.ts";
import { mayMail } from "#platform/mail/mail-limits.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { hashed } from "#platform/signing.server.ts";
import type { Role } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { useOtherAddressMail } from "../merging/former-address.server.ts";
import type { RegisterRefusal } from "../refusals.ts";
import type { RequestFacts } from "../request-facts.ts";
import { signOnOnlyAt } from "../single-sign-on/provider/providers.queries.server.ts";
import { setUpLink } from "./links.server.ts";
import { isListed, isOnDomain } from "./may-join.server.ts";
import { addRegistration } from "./registrations.server.ts";

export type RegistrationSource = "register" | "alumni" | "jumpstart";

export type Registering = {
  universityId: number;
  email: string;
  name: string;
  source: RegistrationSource;
  referralCode: string | null;
  /** When the link was opened that the code came with. */
  referredAt?: Date | null;
};

const NOT_LISTED = { limit: 30, windowSeconds: 3600 };

const roleOf: Record<RegistrationSource, Role> = {
  register: "student",
  alumni: "alumni",
  jumpstart: "predeparture_student",
};

/**
 * Mails a set-up link to somebody whom the university lets in. The answer is
 * the same whether or not the address has an account; only the mail differs.
 */
export async function register(
  input: Registering,
  { clientAddress }: Pick<RequestFacts, "clientAddress">,
  now: Date,
): Promise<Result<{}, RegisterRefusal>> {
  const university = await findUniversity(input.universityId);
  if (!university) return no("no-such-university");
  if ((await signOnOnlyAt(input.email)) === university.id && input.source !== "alumni")
    return no("use-university");
  const unknown = await whyNotRegister({ ...input, clientAddress }, now);
  if (unknown) return no(unknown);

  // Past the limit nothing more is sent, and nobody is told: what was sent works for days.
  const about = `${input.email} ${university.id} ${input.source}`;
  if (await mayMail("set-up-account", about, now)) await mailSetUpLink(input, university, now);
  return ok({});
}

async function mailSetUpLink(input: Registering, university: University, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const added = { ...input, role: roleOf[input.source] };
    const { registration, hasAccount, former } = await addRegistration(tx, added, now);
    const { email: to, name } = input;
    const site = university.slug;
    const about = { name, university: university.name };
    if (former) await sendMail(tx, useOtherAddressMail(to, former, site));
    else if (hasAccount) {
      const props = { ...about, link: linkTo("/login", site) };
      await sendMail(tx, { template: "account-exists", to, props });
    } else {
      const props = { ...about, link: setUpLink(registration, site) };
      await sendMail(tx, { template: "set-up-account", to, props });
    }
  });
}

type Asking = Pick<Registering, "universityId" | "email"> & { clientAddress: string };

/**
 * A university's domains are no secret, its list is: who is on it cannot be
 * found out from one address by trying many. Those on the list are not counted,
 * so a hall full of them can register behind one address.
 */
async function whyNotRegister({ universityId, email, clientAddress }: Asking, now: Date) {
  if (await isOnDomain(universityId, email)) return null;

  const key = `not-listed:${universityId}:${hashed("limits", limitKeyOf(clientAddress))}`;
  if (await isOver(key, NOT_LISTED, now)) return "many-tries";
  if (await isListed(universityId, email, now)) return null;
  return (await countFailure(key, NOT_LISTED, now)).over ? "many-tries" : "not-listed";
}
