import { EVENT_FOLDER, eventFiles, takeEventFile } from "#domain/events/event-files.server.ts";
import { pageTypes } from "#domain/page-types.ts";
import type { FileOutcome } from "#domain/pages/archive-outcome.ts";
import { archiveContent } from "#domain/pages/export-content.server.ts";
import { type OtherFile, takeArchive } from "#domain/pages/take-archive.server.ts";
import { staffMay } from "#rules/access/staff-role.ts";
import type { Member } from "#rules/access/visitor.ts";
import { contentType } from "./content-types.ts";

/** All words as an archive, pages and events, with one part of the pictures. */
export async function archiveOfEverything(part = 1): Promise<Buffer | undefined> {
  const events = await eventFiles();
  const others = events.map(({ slug, source }) => ({
    name: `content/${EVENT_FOLDER}/${slug}.md`,
    bytes: Buffer.from(source),
  }));
  return archiveContent(pageTypes, { others, part });
}

/** Takes such an archive back: as drafts, which nobody sees before they are published. */
export function takeArchiveOfEverything(staff: Member, bytes: Uint8Array, now: Date) {
  const known = {
    types: pageTypes,
    isOpen: ({ name }: { name: string }) => contentType(name)?.isOpen === true,
    others: { [EVENT_FOLDER]: (file: OtherFile) => takeEvent(staff, file, now) },
  };
  return takeArchive(known, staff, bytes, now);
}

async function takeEvent(staff: Member, file: OtherFile, now: Date): Promise<FileOutcome> {
  const { path, name: slug, source } = file;
  if (!staffMay(staff, "publish"))
    return {
      path,
      kind: "refused",
      reason: "Only an editor or an administrator can create events.",
    };
  const taken = await takeEventFile(staff, { slug, source }, now);
  if (!taken.ok) return { path, kind: "refused", reason: taken.error };
  return { path, ...taken.value, type: "event", slug, variant: "" };
}
