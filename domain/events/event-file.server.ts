import { findFile, type StoredFile } from "#platform/files/files.server.ts";
import { isFor, type Reader } from "./event.ts";
import type { FoundEvent } from "./events.queries.server.ts";

/** The recording or the slides, after the event, for those it is for. */
export async function findEventFile(
  event: FoundEvent,
  document: string,
  { reader, now }: { reader: Reader; now: Date },
): Promise<StoredFile | null> {
  if (event.endsAt > now || !isFor(event, reader)) return null;
  const fileIds = new Map([
    ["recording", event.recordingFileId],
    ["slides", event.slidesFileId],
  ]);
  const fileId = fileIds.get(document);
  return fileId ? findFile(fileId) : null;
}
