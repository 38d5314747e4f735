import { createCookie } from "react-router";
import { safePath } from "#app/safe-path.ts";
import type { SignedInMember } from "#domain/accounts/visitor.ts";
import { saveRefusals } from "#domain/jobs/saved/refusals.ts";
import { saveJob } from "#domain/jobs/saved/save-job.server.ts";
import {
  readSaveRequest,
  SAVE_REQUEST_SECONDS,
  type SaveRequest,
  signSaveRequest,
  type WayIn,
} from "#domain/jobs/saved/save-request.server.ts";
import { maySaveJobs } from "#domain/jobs/saved/toggle.schema.ts";
import { log } from "#platform/log.server.ts";

/** Which job a guest pressed Save on. Only our own form sets it, and only signing in uses it up. */
const saveRequestCookie = createCookie("save_wish", {
  httpOnly: true,
  maxAge: SAVE_REQUEST_SECONDS,
  path: "/",
  sameSite: "lax",
});

/** The cookie header that stores which job a guest pressed Save on, until they have signed in. */
export function storeSaveRequest(request: Request, wish: SaveRequest, now: Date): Promise<string> {
  return saveRequestCookie.serialize(signSaveRequest(wish, now), secured(request));
}

/** The stored request that the page's `next` address leads back to. */
export function findSaveRequest(request: Request, now: Date): Promise<SaveRequest | null> {
  return saveRequestBy({ request, way: { next: nextIn(request) } }, now);
}

/** The wish that a link in a mail may fulfil. */
export function findSaveRequestByMail(request: Request, now: Date): Promise<SaveRequest | null> {
  return saveRequestBy({ request, way: "mail" }, now);
}

type CameIn = { request: Request; by: "page" | "mail" };

/**
 * Saves the job once its reader is known: where to go back to and what to tell them. The
 * headers end the wish, also one that this way in has nothing to do with.
 */
export async function completeSaveRequest(
  { request, by }: CameIn,
  member: SignedInMember,
  now: Date,
) {
  const wish = await (by === "mail" ? findSaveRequestByMail : findSaveRequest)(request, now);
  const cookies = await clearSaveRequest(request);
  const saved = wish && { back: wish.back, ...(await save(wish.job, member, now)) };
  return { saved, cookies };
}

async function saveRequestBy({ request, way }: { request: Request; way: WayIn }, now: Date) {
  return readSaveRequest(await saveRequestCookie.parse(request.headers.get("cookie")), way, now);
}

/** The cookie header that clears a stored request, where there is one. */
export async function clearSaveRequest(request: Request): Promise<string[]> {
  const kept: unknown = await saveRequestCookie.parse(request.headers.get("cookie"));
  if (kept === null) return [];
  return [await saveRequestCookie.serialize("", { maxAge: 0, ...secured(request) })];
}

function nextIn({ url }: Request): string | null {
  return safePath(new URL(url).searchParams.get("next"));
}

async function save(job: number, member: SignedInMember, now: Date) {
  const no = (says: string) => ({ says, tone: "negative" as const });
  if (!maySaveJobs(member)) return no("Your account cannot save jobs.");
  const saved = await saveJob(member.id, job, now).catch(notSaved);
  if (saved === null) return no("You are signed in. The job could not be saved: try again.");
  if (!saved.ok) return no(saveRefusals[saved.error]);
  return { says: "You are signed in, and the job is saved.", tone: "positive" as const };
}

/** The session is made by now: what goes wrong here may not cost it, nor a link that works once. */
function notSaved(error: unknown): null {
  log.warn({ error }, "A job was not saved after sign-in");
  return null;
}

function secured({ url }: Request) {
  return { secure: url.startsWith("https:") };
}
