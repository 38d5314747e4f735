/** `what` it is: "CV", "letter". The title its owner keeps it under is nobody else's. */
export type FileNaming = { person: string; what: string; ending: string };

/** The header under which a browser keeps a file: plain letters for all, and the name as it is written. */
export function attachmentOf(naming: FileNaming): string {
  const written = encodeURIComponent(`${writtenWords(naming)}.${naming.ending}`);
  // RFC 8187 leaves out these, which encodeURIComponent lets through.
  const safe = written.replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${fileName(naming)}"; filename*=UTF-8''${safe}`;
}

/** "ananya-rao-cv.pdf": letters and digits that every disk and mail program takes. */
export function fileName({ person, what, ending }: FileNaming): string {
  const words = [person, what].map(plain).filter(Boolean).join("-").slice(0, 80);
  return `${words.replace(/-+$/, "") || "cv"}.${ending}`;
}

function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

function writtenWords({ person, what }: FileNaming): string {
  const words = `${person} ${what}`.toWellFormed().normalize("NFC").toLowerCase();
  const joined = words.replace(/[^\p{L}\p{M}\p{N}]+/gu, "-").replace(/^-+/, "");
  return [...joined].slice(0, 80).join("").replace(/-+$/, "") || "cv";
}
