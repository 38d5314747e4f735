import { createHash } from "node:crypto";
import { db } from "#db/client.server.ts";
import { pagePictures } from "#db/schema/pages.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { addFile, type StoredFile, storeFile } from "#platform/files/files.server.ts";
import { type PictureRefusal, readPicture } from "#platform/pictures.server.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { pageAudit } from "../audit-kinds.ts";
import { mayWrite } from "../permissions.ts";
import { findPagePicture } from "./find-picture.server.ts";
import { PICTURE_WIDTHS, pictureName, readPictureName } from "./picture-name.ts";

export const pictureRefusals: Record<AddPictureRefusal, string> = {
  forbidden: "Only our staff can do that.",
  "no-alt": "Describe what the picture shows.",
  empty: "Choose a picture.",
  "too-large": "Choose a picture of at most 12 MB.",
  "not-a-picture": "Choose a PNG, JPEG or WebP picture.",
  "too-many-pixels": "Choose a picture of at most 50 megapixels.",
};

export type AddPictureRefusal = PictureRefusal | "forbidden" | "no-alt";

const limits = { bytes: 12 * 1024 * 1024, pixels: 50_000_000, as: "image/webp" } as const;
const WIDEST = 1600;

/** Re-encodes a picture in several sizes. Returns what stands in the page for it. */
export async function addPagePicture(
  staff: Member,
  { bytes, alt: given }: { bytes: Buffer; alt: string },
  now: Date,
): Promise<Result<{ markdown: string }, AddPictureRefusal>> {
  if (!mayWrite(staff)) return no("forbidden");
  const alt = altOf(given);
  if (alt === "") return no("no-alt");
  const drawn = await drawSizes(bytes);
  if (!drawn.ok) return drawn;
  await storePicture(staff, { sizes: drawn.value, alt }, now);
  return ok({ markdown: `![${alt}](/pictures/${drawn.value[0]!.name})` });
}

/** A picture of an archive under the name it has in the words there. It is re-encoded like any other. */
export async function takePicture(
  staff: Member,
  { name, bytes, alt }: { name: string; bytes: Buffer; alt: string },
  now: Date,
): Promise<Result<{}, AddPictureRefusal>> {
  if (!mayWrite(staff)) return no("forbidden");
  if (await findPagePicture(name)) return ok({});
  const named = readPictureName(name);
  if (!named) return no("not-a-picture");
  const drawn = await drawSizes(bytes, named.id);
  if (!drawn.ok) return drawn;
  // The page keeps room by the name, so a picture of another shape would not fit it.
  if (drawn.value[0]!.name !== name) return no("not-a-picture");
  await storePicture(staff, { sizes: drawn.value, alt: altOf(alt) || "Picture" }, now);
  return ok({});
}

function altOf(given: string): string {
  return given
    .replaceAll(/[\s[\]]+/g, " ")
    .trim()
    .slice(0, 300);
}

/** The whole picture first, then its smaller sizes, each with its name. */
async function drawSizes(bytes: Buffer, known?: string): Promise<Result<Drawn[], PictureRefusal>> {
  const whole = await readPicture(bytes, { ...limits, longestSide: WIDEST });
  if (!whole.ok) return whole;
  const { width, height } = whole.value;
  const id =
    known ?? createHash("sha256").update(whole.value.bytes).digest("base64url").slice(0, 22);
  const sizes = [{ name: pictureName({ id, width, height }), bytes: whole.value.bytes }];
  for (const smaller of PICTURE_WIDTHS.filter((each) => each < width)) {
    const longestSide = Math.round(smaller * Math.max(1, height / width));
    const drawn = await readPicture(bytes, { ...limits, longestSide });
    if (!drawn.ok) return drawn;
    sizes.push({ name: pictureName({ id, width, height }, smaller), bytes: drawn.value.bytes });
  }
  return ok(sizes);
}

type Drawn = { name: string; bytes: Buffer };
type Sizes = { sizes: readonly Drawn[]; alt: string };

/** The same picture sent twice has one row for each size; the second copy of its bytes is collected. */
async function storePicture(staff: Member, { sizes, alt }: Sizes, now: Date): Promise<void> {
  const stored: { name: string; file: StoredFile }[] = [];
  for (const { name, bytes } of sizes) {
    stored.push({ name, file: await storeFile(bytes, "image/webp") });
  }
  await db.transaction(async (tx) => {
    for (const { name, file } of stored) {
      await addFile(tx, file);
      await tx
        .insert(pagePictures)
        .values({ name, fileId: file.id, alt, createdAt: now, byId: staff.id })
        .onConflictDoNothing();
    }
    const detail = { picture: sizes[0]!.name };
    await record(tx, pageAudit["page-picture-added"], { actorId: staff.id, detail });
  });
}
