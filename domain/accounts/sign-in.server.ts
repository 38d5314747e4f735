import { db } from "#db/client.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { inLane } from "./auth/lanes.server.ts";
import { deviceCookies, openSession } from "./auth/open-session.server.ts";
import {
  type Counters,
  countersFor,
  countWrongPassword,
  forgetWrongPasswords,
  laneFor,
} from "./auth/sign-in-limits.server.ts";
import { type Checked, checkPassword } from "./check-password.server.ts";
import { unsafeFindMember } from "./find-member.server.ts";
import type { SignInRefusal } from "./refusals.ts";
import type { RequestFacts } from "./request-facts.ts";
import { record } from "./security-events.server.ts";
import type { SignInInput } from "./sign-in.schema.ts";
import type { SignedInMember } from "./visitor.ts";

export type SignedIn =
  | { kind: "signed-in"; member: SignedInMember; cookies: string[] }
  | { kind: "two-factor"; cookies: string[] };

/**
 * Signs somebody in by email and password. After many failures attempts are
 * slowed down and wrong ones told so, but a right password that is checked is
 * let in, and whoever could not be checked is told that and not that it is wrong.
 */
export async function signIn(
  input: SignInInput,
  facts: RequestFacts,
  now: Date,
): Promise<Result<SignedIn, SignInRefusal>> {
  const counters = countersFor(input.email, facts, now);
  const lane = await laneFor(counters, now);
  if (!lane) return attempt(input, { facts, counters, now, refusal: "wrong-credentials" });

  const late = await inLane(lane, () =>
    attempt(input, { facts, counters, now, refusal: "slow-down" }),
  );
  return late ?? no("not-checked");
}

type Attempt = { facts: RequestFacts; counters: Counters; now: Date; refusal: SignInRefusal };

async function attempt(
  { email, password, remember }: SignInInput,
  { facts, counters, now, refusal }: Attempt,
): Promise<Result<SignedIn, SignInRefusal>> {
  const checked = await checkPassword(email, password);
  if (!checked?.isRight) {
    await countWrongPassword(counters, email, now);
    return no(refusal);
  }
  const signedIn = await letIn(checked, { remember, way: "password", now }, facts);
  await forgetWrongPasswords(counters);
  return ok(signedIn);
}

type Entry = { remember: boolean; way: "password" | "link"; now: Date };

/** Opens the session once somebody has shown who they are. */
export async function letIn(
  { userId, email }: Pick<Checked, "userId" | "email">,
  { remember, way, now }: Entry,
  facts: RequestFacts,
): Promise<SignedIn> {
  const opened = await db.transaction(async (tx) => {
    const session = await openSession(tx, { userId, remember }, facts);
    if (session.kind === "signed-in") await record(tx, "signed-in", { userId, detail: { way } });
    return session;
  });
  if (opened.kind === "two-factor") return { kind: "two-factor", cookies: opened.cookies };

  const cookies = [...opened.cookies, ...(await deviceCookies(email, facts, now))];
  return { kind: "signed-in", member: await unsafeFindMember(userId), cookies };
}
