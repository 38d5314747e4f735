import { eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { pageDrafts, pages } from "#db/schema/pages.ts";
import { isSame } from "#domain/drafts/json.ts";
import { readZip, type Zip } from "#platform/zip/read-zip.server.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { isStorableText } from "#rules/storable-text.ts";
import { addPage } from "./add-page.server.ts";
import type { ArchiveRefusal, FileOutcome } from "./archive-outcome.ts";
import { readContentFile } from "./content-file.server.ts";
import { openDraft } from "./drafts/open-draft.server.ts";
import { type DraftWords, wordsOf } from "./drafts/page-draft.ts";
import { savePageDraft } from "./drafts/save-page-draft.server.ts";
import type { PageContent } from "./page.ts";
import { pageColumns, toPage } from "./page-row.server.ts";
import type { AnyPageType } from "./page-type.ts";
import { pictureRefusals, takePicture } from "./pictures/add-picture.server.ts";
import { altIn, pictureIn } from "./pictures/picture-files.server.ts";
import { pageRefusals } from "./refusals.ts";

/** Which types of pages an archive may hold, and to which of them it may add pages. */
export type ArchiveTypes = {
  types: readonly AnyPageType[];
  isOpen: (type: AnyPageType) => boolean;
  /** Folders of content/ whose files are no pages: who takes a file of theirs. */
  others?: Readonly<Record<string, (file: OtherFile) => Promise<FileOutcome>>>;
};

export type OtherFile = { path: string; name: string; source: string };

/**
 * Takes the files of an archive as drafts, and the pictures in them. Readers see none of it until somebody publishes, so
 * nothing needs to be taken back; a file that cannot be taken is named, and stops no other.
 */
export async function takeArchive(
  known: ArchiveTypes,
  staff: Member,
  bytes: Uint8Array,
  now: Date,
): Promise<Result<FileOutcome[], ArchiveRefusal>> {
  const zip = readZip(bytes);
  if (!zip.ok) return zip;
  const names = zip.value.names.filter((name) => name.endsWith(".md")).sort();
  if (names.length === 0) return no("no-pages");
  const currentWords = await readCurrentWords(known.types);
  const outcomes = await takePictures(staff, { zip: zip.value, names }, now);
  for (const name of names)
    outcomes.push(await takeFile(known, staff, { zip: zip.value, name, currentWords }, now));
  return ok(outcomes);
}

/** Those that cannot be taken are named; the others are there for the words that show them. */
async function takePictures(
  staff: Member,
  { zip, names }: { zip: Zip; names: readonly string[] },
  now: Date,
): Promise<FileOutcome[]> {
  const pictures = zip.names.filter((path) => pictureIn(path) !== null);
  if (pictures.length === 0) return [];
  const words = names.flatMap((name) => textOf(zip, name) ?? []);
  const refused: FileOutcome[] = [];
  for (const path of pictures) {
    const file = zip.open(path);
    const name = pictureIn(path)!;
    const taken = file?.ok
      ? await takePicture(
          staff,
          { name, bytes: Buffer.from(file.value), alt: altIn(words, name) },
          now,
        )
      : no("not-a-picture" as const);
    if (!taken.ok) refused.push({ path, kind: "refused", reason: pictureRefusals[taken.error] });
  }
  return refused;
}

type Entry = { zip: Zip; name: string; currentWords: ReadonlyMap<string, DraftWords> };

async function takeFile(
  { types, isOpen, others = {} }: ArchiveTypes,
  staff: Member,
  { zip, name, currentWords }: Entry,
  now: Date,
): Promise<FileOutcome> {
  const refused = (reason: string): FileOutcome => ({ path: name, kind: "refused", reason });
  const { folder, file } = splitPath(name);
  const place = placeOf(types, folder, file);
  const other = others[folder];
  if (!place && !other) return refused("Its folder is not one of content/.");
  const source = textOf(zip, name);
  if (source === null) return refused("It cannot be unpacked, or is not text.");
  if (!place) return other!({ path: name, name: file, source });
  const content = readFile(place, source);
  if (typeof content === "string") return refused(content);

  const { slug, variant, title } = content;
  const page = { path: name, title, type: place.type.name, slug, variant };
  const state = wordsOf(content);
  const current = currentWords.get(`${place.type.name}/${place.name}`);
  if (current && isSame(trimmed(current), trimmed(state))) return { ...page, kind: "unchanged" };
  const opened = current && (await openDraft(place.type, { slug, variant }, now));
  if (opened) {
    const draft = { slug, variant, state, baseRevision: opened.draft.revision };
    const saved = await savePageDraft(place.type, staff, draft, now);
    return saved.ok ? { ...page, kind: "draft" } : refused(pageRefusals[saved.error]);
  }
  if (!isOpen(place.type)) return refused("Pages of this kind cannot be added.");
  const added = await addPage(place.type, staff, { ...state, slug, variant }, now);
  return added.ok ? { ...page, kind: "added" } : refused(pageRefusals[added.error]);
}

/** What editors see of every page, by its type and the name of its file: its draft, or else its words. */
async function readCurrentWords(
  types: readonly AnyPageType[],
): Promise<ReadonlyMap<string, DraftWords>> {
  const rows = await db
    .select({ ...pageColumns, type: pages.type, draft: pageDrafts.state })
    .from(pages)
    .leftJoin(pageDrafts, eq(pageDrafts.pageId, pages.id));
  return new Map(
    rows.flatMap(({ type: name, draft, ...row }) => {
      const type = types.find((each) => each.name === name);
      const file = row.variant ? `${row.slug}.${row.variant}` : row.slug;
      return type ? [[`${name}/${file}`, draft ?? wordsOf(toPage(type, row))] as const] : [];
    }),
  );
}

/** A file ends with its last word, whatever stood after it in the editor. */
function trimmed(words: DraftWords): DraftWords {
  return { ...words, body: words.body.trim() };
}

type Place = { type: AnyPageType; name: string };

/** "content/posts/first-weeks.md", in whatever folder the archive has around content/. */
function splitPath(path: string): { folder: string; file: string } {
  const within = path.replace(/^(?:.*\/)?content\//, "");
  const cut = within.lastIndexOf("/");
  return { folder: within.slice(0, cut), file: within.slice(cut + 1, -".md".length) };
}

function placeOf(types: readonly AnyPageType[], folder: string, name: string): Place | null {
  const type = types.find((each) => each.folder === folder);
  return type ? { type, name } : null;
}

function textOf(zip: Zip, name: string): string | null {
  const file = zip.open(name);
  if (!file?.ok) return null;
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(file.value);
    return isStorableText(text) ? text : null;
  } catch {
    return null;
  }
}

/** The page, or the sentence that says what is wrong with the file. */
function readFile({ type, name }: Place, source: string): PageContent<unknown> | string {
  try {
    return readContentFile(type, name, source).content;
  } catch (error) {
    const cause = (error as Error).cause;
    return `The lines above its text are wrong: ${messageOf(cause)}`;
  }
}

function messageOf(cause: unknown): string {
  const issues = (cause as { issues?: { path: PropertyKey[]; message: string }[] })?.issues;
  if (!issues) return cause instanceof Error ? cause.message : "they cannot be read.";
  return issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ");
}
