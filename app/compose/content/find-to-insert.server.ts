import { addresses } from "#addresses/addresses.ts";
import { today } from "#app/today.ts";
import { factsOn } from "#domain/facts/facts.server.ts";
import { jobsInWords } from "#domain/jobs/board/jobs-in-text.server.ts";
import { findToLink } from "#domain/pages/content-list.queries.server.ts";
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
  // A tool is what the words name; a page only speaks of it.
  return [...productPages(q), ...written].slice(0, MAX_FOUND);
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
  const words = q.toLowerCase().trim().replaceAll(/\s+/g, "-");
  if (words === "") return [];
  return addresses
    .filter(({ path, audience }) => audience === "public" && !/[:*]/.test(path))
    .filter(({ path }) => path.includes(words))
    .map(({ path }) => ({ value: path, title: path, detail: "A page of the product" }));
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
