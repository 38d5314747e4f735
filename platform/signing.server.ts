import {
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  timingSafeEqual,
} from "node:crypto";
import { rowNumber } from "#rules/row-number.ts";
import { settings } from "./settings.server.ts";

/**
 * A token that carries its payload, good for one purpose and, if given, until a moment.
 * The payload is readable by everybody who holds the token: it is signed, not hidden.
 */
export function sign(purpose: string, payload: string, expiresAt?: Date): string {
  const expiry = expiresAt ? String(Math.floor(expiresAt.getTime() / 1000)) : "";
  const body = `${Buffer.from(payload).toString("base64url")}.${expiry}`;
  return `${body}.${mac(purpose, body).toString("base64url")}`;
}

/** The payload, or null where the token is false, for another purpose, or too old. */
export function verifySigned(purpose: string, token: string, now: Date): string | null {
  const [payload, expiry, signature, ...rest] = token.split(".");
  if (payload === undefined || expiry === undefined || !signature || rest.length > 0) return null;

  const expected = mac(purpose, `${payload}.${expiry}`);
  const given = Buffer.from(signature, "base64url");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  if (expiry !== "" && Number(expiry) * 1000 <= now.getTime()) return null;
  return Buffer.from(payload, "base64url").toString();
}

/** The same where the payload is the number of a row. */
export function verifySignedRow(purpose: string, token: string, now: Date): number | null {
  return rowNumber(verifySigned(purpose, token, now)) || null;
}

/** A keyed hash, for telling addresses and emails apart in logs and limits without keeping them. */
export function hashed(purpose: string, text: string): string {
  return mac(`hash:${purpose}`, text).toString("base64url");
}

function mac(purpose: string, text: string): Buffer {
  return createHmac("sha256", keyFor(purpose)).update(text).digest();
}

/** As key objects: bytes are made into one for every hash, which takes four times as long as the hash. */
const keys = new Map<string, { secret: string; key: KeyObject }>();

function keyFor(purpose: string): KeyObject {
  const secret = settings().appSecret;
  const known = keys.get(purpose);
  if (known?.secret === secret) return known.key;

  const bytes = hkdfSync("sha256", secret, "waymark", `signing:${purpose}`, 32);
  const key = createSecretKey(new Uint8Array(bytes));
  keys.set(purpose, { secret, key });
  return key;
}
