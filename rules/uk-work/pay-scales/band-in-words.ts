const band = /\bband\s*([3-79]|8\s?[a-d])\b/gi;

/** "Band 5" where a text names one NHS band, null where it names none or several. */
export function bandIn(text: string): string | null {
  const named = new Set(
    [...text.matchAll(band)].map(([, name]) => name!.replace(/\s/, "").toLowerCase()),
  );
  return named.size === 1 ? `Band ${[...named][0]}` : null;
}
