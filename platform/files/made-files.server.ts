import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { files, madeFiles } from "#db/schema/files.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { addFile, fileColumns, removeFiles, type StoredFile, storeFile } from "./files.server.ts";

type Bytes = { bytes: Uint8Array; type: string; pages?: number };
type Made<Refusal extends string> = Result<Bytes, Refusal>;

/** What a file is of, everything that is in it, and how it is made from that. */
export type Making<Refusal extends string> = {
  subject: string;
  content: unknown;
  make: () => Promise<Made<Refusal>>;
};

/** Those under way in this process: a page that many ask for at once is made once. */
const underWay = new Map<string, Promise<Result<StoredFile, string>>>();

/** The file made from this content: the stored one, or a new one that takes the place of the last. */
export async function madeFile<Refusal extends string>(
  { subject, content, make }: Making<Refusal>,
  now: Date,
): Promise<Result<StoredFile, Refusal>> {
  const version = createHash("sha256").update(JSON.stringify(content)).digest("base64url");
  const stored = await findMade(subject, version);
  if (stored) return ok(stored);
  const key = `${subject} ${version}`;
  const known = underWay.get(key) as Promise<Result<StoredFile, Refusal>> | undefined;
  if (known) return known;
  const making = makeAndStore({ subject, version, make }, now).finally(() => underWay.delete(key));
  underWay.set(key, making);
  return making;
}

async function findMade(subject: string, version: string): Promise<StoredFile | null> {
  const [row] = await db
    .select({ ...fileColumns, version: madeFiles.version })
    .from(madeFiles)
    .innerJoin(files, eq(files.id, madeFiles.fileId))
    .where(eq(madeFiles.subject, subject));
  if (row?.version !== version) return null;
  const { version: _version, ...file } = row;
  return file;
}

/** How many pages a document had when it was last made; null where it never was. */
export async function findPageCount(subject: string): Promise<number | null> {
  const [row] = await db
    .select({ pageCount: madeFiles.pageCount })
    .from(madeFiles)
    .where(eq(madeFiles.subject, subject));
  return row?.pageCount ?? null;
}

type Order<Refusal extends string> = Omit<Making<Refusal>, "content"> & { version: string };

async function makeAndStore<Refusal extends string>(
  { subject, version, make }: Order<Refusal>,
  now: Date,
): Promise<Result<StoredFile, Refusal>> {
  const made = await make();
  if (!made.ok) return no(made.error);
  const { bytes, type, pages } = made.value;
  const file = await storeFile(bytes, type);
  const pageCount = pages ?? null;
  await db.transaction((tx) => putInPlace(tx, { subject, version, file, pageCount, now }));
  return ok(file);
}

type Placed = {
  subject: string;
  version: string;
  file: StoredFile;
  pageCount: number | null;
  now: Date;
};

/** Of two processes that make it at once, the later one's file stays; the other is removed. */
async function putInPlace(tx: Transaction, placed: Placed): Promise<void> {
  const { subject, version, file, pageCount, now } = placed;
  await addFile(tx, file);
  const [before] = await tx
    .select({ fileId: madeFiles.fileId })
    .from(madeFiles)
    .where(eq(madeFiles.subject, subject))
    .for("update");
  const row = { subject, version, fileId: file.id, pageCount, madeAt: now };
  await tx
    .insert(madeFiles)
    .values(row)
    .onConflictDoUpdate({ target: madeFiles.subject, set: row });
  if (before) await removeFiles(tx, [before.fileId]);
}
