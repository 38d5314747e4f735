export type ApplyTo = { applyUrl: string | null; applyEmail: string | null };

const EMAIL = /^[^\s@<>"',;:]+@[^\s@<>"',;:/]+\.[a-z]{2,}$/i;

/** Reads "jobs@firm.example", "firm.example/apply" or a whole address. Null: neither mail nor web. */
export function readApplyTo(typed: string): ApplyTo | null {
  const text = typed.trim().replace(/^mailto:/i, "");
  if (text.length > 500) return null;
  if (EMAIL.test(text)) return { applyUrl: null, applyEmail: text };
  const applyUrl = readWebAddress(text);
  return applyUrl ? { applyUrl, applyEmail: null } : null;
}

/** An https address of a public host, or null. */
export function readWebAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === "" || /\s/.test(text)) return null;
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`);
  if (!url || !["https:", "http:"].includes(url.protocol)) return null;
  if (url.username || url.password || !/[a-z0-9-]\.[a-z]{2,}\.?$/i.test(url.hostname)) return null;
  return url.href.length <= 500 ? url.href : null;
}
