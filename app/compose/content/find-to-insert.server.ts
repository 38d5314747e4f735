import { addresses } from "#addresses/addresses.ts";
import { today } from "#app/today.ts";
import { factsOn } from "#domain/facts/facts.server.ts";
import { jobsInWords } from "#domain/jobs/board/jobs-in-text.server.ts";
import { findToLink } from "#domain/pages/content-list.queries.server.ts";
import { toolLinks, toolPaths } from "#domain/pages/tool-links.ts";
import { longDay } from "#rules/days.ts";
import { readBoardAddress } from "#rules/job-marks.ts";
import { contentType } from "./content-types.ts";

type Found = { value: string; title: string; detail: string };

const MAX_FOUND = 20;

/** What the editor offers for some words: pages of ours by their address, facts by their name, jobs of a search. */
export async function findToInsert(kind: string | null, q: string): Promise<Found[]> {
  if (kind === "facts") return findFacts(q);
  if (kind === "jobs") return findJobs(q);
  const pages = await findToLink(q);
  const written = pages.flatMap(({ type, slug, title }): Found[] => {
    const known = contentType(type);
    const path = known?.pathOf(slug);
    return path ? [{ value: path, title, detail: `${known?.label}, ${path}` }] : [];
  });
  // A tool is what the words name; a page only speaks of it. The words of several countries are one page.
  const byPath = new Map<string, Found>();
  for (const found of [...productPages(q), ...written]) {
    if (!byPath.has(found.value)) byPath.set(found.value, found);
  }
  return [...byPath.values()].slice(0, MAX_FOUND);
}

/** The jobs that readers would see now, for the address of a search on a board. */
async function findJobs(address: string): Promise<Found[]> {
  const mark = readBoardAddress(address);
  const found = mark && (await jobsInWords(mark, today().now));
  return (found?.jobs ?? []).map(({ path, title, employer, place }) => ({
    ...{ value: path, title },
    detail: `${employer}, ${place}`,
  }));
}

/** Tools and lists have no words of editors, and are linked to all the same. */
function productPages(q: string): Found[] {
  const typed = q.toLowerCase().trim();
  if (typed === "") return [];
  const open = addresses
    .filter(({ path, audience }) => audience === "public" && !/[:*]/.test(path))
    .map(({ path }) => path);
  return [...new Set([...open, ...toolPaths])]
    .map((path) => ({ value: path, title: labelOf(path), detail: path }))
    .filter(
      ({ value, title }) =>
        value.includes(typed.replaceAll(/\s+/g, "-")) || title.toLowerCase().includes(typed),
    );
}

/** What pages call a tool of ours, or the words of its address: "Job map". */
function labelOf(path: string): string {
  const [tool] = toolLinks([path]);
  const words = path.slice(path.lastIndexOf("/") + 1).replaceAll("-", " ");
  return tool?.label ?? words.charAt(0).toUpperCase() + words.slice(1);
}

function findFacts(q: string): Found[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const isIn = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  return [...factsOn(today().today).values()]
    .filter(({ name, label, value }) => isIn(`${name} ${label} ${value}`))
    .toSorted((one, other) => Number(isIn(other.name)) - Number(isIn(one.name)))
    .slice(0, MAX_FOUND)
    .map(({ name, label, value, checkedOn, paragraph }) => ({
      value: name,
      title: value,
      detail: [label, paragraph, `Checked ${longDay(checkedOn)}`].filter(Boolean).join(". "),
    }));
}
