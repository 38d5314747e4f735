/** Zones and languages come from readers, who can name thousands; a formatter takes some 20 kB. */
export const MAX_FORMATTERS = 300;

const formatters = new Map<string, object>();

/** Making a formatter takes a hundred times as long as using it, so each is made once. */
export function cached<Formatter extends object>(key: string, make: () => Formatter): Formatter {
  const found = formatters.get(key);
  if (found) return found as Formatter;

  const formatter = make();
  if (formatters.size >= MAX_FORMATTERS) formatters.delete(formatters.keys().next().value!);
  formatters.set(key, formatter);
  return formatter;
}
