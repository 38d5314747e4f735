import type { FoundGroup } from "#app/shell/find/found-list.tsx";

/** A group with something that begins with what was typed comes before those that only have it somewhere, such as in an email. */
export function inFoundOrder(groups: readonly FoundGroup[], q: string): FoundGroup[] {
  const typed = q.trim().toLowerCase();
  const begins = ({ links }: FoundGroup) =>
    links.some(({ title }) => title.toLowerCase().startsWith(typed));
  return groups.toSorted((one, other) => Number(begins(other)) - Number(begins(one)));
}
