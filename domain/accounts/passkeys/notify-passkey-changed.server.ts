import type { Transaction } from "#db/client.server.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { linkTo } from "#platform/links.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { accountAudit } from "../audit-kinds.ts";
import type { SignedInMember } from "../visitor.ts";

type PasskeyNews = { kind: "passkey-added" | "passkey-removed"; passkey: string };

/** Records the change and mails the person, in case somebody else made it. */
export async function notifyPasskeyChanged(
  tx: Transaction,
  { id, name, email }: SignedInMember,
  { kind, passkey }: PasskeyNews,
): Promise<void> {
  await record(tx, accountAudit[kind], { userId: id, actorId: id, detail: { passkey } });
  const isAdded = kind === "passkey-added";
  const props = { name, passkey, isAdded, link: linkTo("/account/security") };
  await sendMail(tx, { template: "passkey-changed", to: email, props });
}
