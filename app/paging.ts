/** The page asked for in `?page=`; anything else is the first. */
export function readPage(request: Request): number {
  const asked = Number(new URL(request.url).searchParams.get("page"));
  return Number.isInteger(asked) && asked > 0 && asked < 100_000 ? asked : 1;
}

/** The words asked for in `?q=`, cut to a sane length. */
export function readQuery(request: Request): string {
  return (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, 100);
}

export function pageCountOf({ total, pageSize }: { total: number; pageSize: number }): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** A link to another page of the same search. */
export function linkToPage(
  q: string,
  page: number,
  { since }: { since?: Date | null } = {},
): string {
  const search = new URLSearchParams({
    ...(q && { q }),
    ...(since && { since: String(since.getTime()) }),
    page: String(page),
  });
  return `?${search}`;
}
