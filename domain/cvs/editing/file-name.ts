/** "ananya-rao-uk-graduate-cv.pdf": letters and digits that every disk and mail program takes. */
export function fileName(person: string, title: string, ending: string): string {
  const words = [person, title].map(plain).filter(Boolean).join("-").slice(0, 80);
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
