import { createCookie } from "react-router";
import { safePath } from "#app/safe-path.ts";
import type { SignedInMember } from "#domain/accounts/visitor.ts";
import { saveRefusals } from "#domain/jobs/saved/refusals.ts";
import { saveJob } from "#domain/jobs/saved/save-job.server.ts";
import {
  readWish,
  type SaveWish,
  signWish,
  WISH_SECONDS,
} from "#domain/jobs/saved/save-wish.server.ts";
import { maySaveJobs } from "#domain/jobs/saved/toggle.schema.ts";

/** Which job a guest pressed Save on. Only our own form sets it, and only signing in uses it up. */
const wishCookie = createCookie("save_wish", {
  httpOnly: true,
  maxAge: WISH_SECONDS,
  path: "/",
  sameSite: "lax",
});

/** The header that keeps the wish of a guest until they have signed in. */
export function keepWish(request: Request, wish: SaveWish, now: Date): Promise<string> {
  return wishCookie.serialize(signWish(wish, now), secured(request));
}

export async function findWish(request: Request, now: Date): Promise<SaveWish | null> {
  const next = safePath(new URL(request.url).searchParams.get("next"));
  return readWish(await wishCookie.parse(request.headers.get("cookie")), next, now);
}

/** Saves the job once its reader is known: where to go back to, what to tell them, and the header that ends the wish. */
export async function fulfilWish(request: Request, member: SignedInMember, now: Date) {
  const wish = await findWish(request, now);
  if (!wish) return null;
  const cookie = await wishCookie.serialize("", { maxAge: 0, ...secured(request) });
  return { back: wish.back, cookie, ...(await save(wish.job, member, now)) };
}

async function save(job: number, member: SignedInMember, now: Date) {
  const no = (says: string) => ({ says, tone: "negative" as const });
  if (!maySaveJobs(member)) return no("Your account cannot save jobs.");
  const saved = await saveJob(member.id, job, now);
  if (!saved.ok) return no(saveRefusals[saved.error]);
  return { says: "You are signed in, and the job is saved.", tone: "positive" as const };
}

function secured({ url }: Request) {
  return { secure: url.startsWith("https:") };
}
