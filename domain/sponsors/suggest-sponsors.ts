type Listed = { name: string; town: string; routes: string[]; ratings: string[] };

const MAX_SUGGESTIONS = 6;

/** Names on the register that are near what is typed, from the public address. Runs in the browser. */
export async function suggestSponsors(typed: string, signal: AbortSignal) {
  const answer = await fetch(
    `/api/sponsors?${new URLSearchParams({ q: typed, limit: `${MAX_SUGGESTIONS}` })}`,
    {
      signal,
    },
  );
  if (!answer.ok) return [];
  const { results } = (await answer.json()) as { results: Listed[] };
  return results.map(({ name, town, routes, ratings }) => ({
    value: `${name}, ${town}`,
    label: name,
    // The same name may be listed in several towns: who chooses one of them chooses its town.
    fills: { town },
    note: [town, routes[0]].filter(Boolean).join(". "),
    aside: ratings[0] ?? "",
  }));
}
