import { isAPIError } from "better-auth/api";
import { db, type Transaction } from "#db/client.server.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { accountAudit } from "../audit-kinds.ts";
import { authFor, MAX_WRONG_CODES } from "../auth/auth.server.ts";
import { claimTotpStep, lockSecondFactor } from "../auth/claim-code.server.ts";
import { joining } from "../auth/joined-transaction.server.ts";
import { deviceCookies } from "../auth/open-session.server.ts";
import { recordSignIn } from "../auth/record-sign-in.server.ts";
import { unsafeFindMember } from "../people/find-member.server.ts";
import type { CodeRefusal } from "../refusals.ts";
import type { RequestFacts } from "../request-facts.ts";
import type { SignedInMember } from "../visitor.ts";
import { notifyCodeGuessing } from "./notify-guessing.server.ts";
import type { TwoFactorCodeInput } from "./sign-in.schema.ts";

type WithCode = { member: SignedInMember; cookies: string[] };

/** The second step: a code from the app, or one of the recovery codes, which is then used up. */
export async function signInWithCode(
  input: TwoFactorCodeInput,
  facts: RequestFacts,
  now: Date,
): Promise<Result<WithCode, CodeRefusal>> {
  // A refusal commits too: the count of wrong codes is part of it.
  const verified = await db.transaction((tx) => verify(tx, input, { facts, now }));
  if (!verified.ok) return verified;

  const member = await unsafeFindMember(verified.value.userId);
  const cookies = [...verified.value.cookies, ...(await deviceCookies(member.email, facts, now))];
  return ok({ member, cookies });
}

type Verified = Result<{ userId: string; cookies: string[] }, CodeRefusal>;

async function verify(
  tx: Transaction,
  input: TwoFactorCodeInput,
  { facts, now }: { facts: RequestFacts; now: Date },
): Promise<Verified> {
  const { api } = authFor(facts);
  const headers = withoutSession(facts.headers);
  return joining({ tx, facts }, async () => {
    const { userId } = await api.findChallenged({ headers });
    const factor = userId ? await lockSecondFactor(tx, userId, facts) : null;
    if (!userId || !factor) return no("sign-in-again");

    const claim = { code: input.code, secret: factor.secret };
    const isUnused = input.kind === "recovery" || (await claimTotpStep(tx, userId, claim));
    if (!isUnused) return no("used-code");

    const verified = await signInWithFactor(tx, input, { facts, now });
    const tries = factor.failures + 1;
    if (isWrong(verified) && tries === MAX_WRONG_CODES)
      await notifyCodeGuessing(tx, { userId, tries, now });
    return verified;
  });
}

async function signInWithFactor(
  tx: Transaction,
  { code, kind, trustDevice }: TwoFactorCodeInput,
  { facts, now }: { facts: RequestFacts; now: Date },
): Promise<Verified> {
  const { api } = authFor(facts);
  const ask = {
    body: { code, trustDevice },
    headers: withoutSession(facts.headers),
    returnHeaders: true,
  } as const;
  try {
    const { headers, response } =
      kind === "totp" ? await api.verifyTOTP(ask) : await api.verifyBackupCode(ask);
    const userId = response.user.id;
    if (kind === "recovery") await record(tx, accountAudit["recovery-code-used"], { userId });
    const way = kind === "totp" ? "code" : "recovery-code";
    await recordSignIn(tx, { userId, detail: { way }, now });
    return ok({ userId, cookies: headers.getSetCookie() });
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error;
    return no(refusalOf(error.body?.code));
  }
}

function isWrong(verified: Verified): boolean {
  const isRefused = !verified.ok;
  return isRefused && ["wrong-code", "wrong-recovery-code"].includes(verified.error);
}

function refusalOf(code: string | undefined): CodeRefusal {
  if (code === "INVALID_CODE") return "wrong-code";
  if (code === "INVALID_BACKUP_CODE") return "wrong-recovery-code";
  return code === "ACCOUNT_TEMPORARILY_LOCKED" ? "wait" : "sign-in-again";
}

// With a session the library would confirm a set-up instead of signing in.
function withoutSession(headers: Headers): Headers {
  const others = (headers.get("cookie") ?? "")
    .split("; ")
    .filter((cookie) => !cookie.includes("waymark.session_"));
  const copy = new Headers(headers);
  copy.set("cookie", others.join("; "));
  return copy;
}
