import { data, type RouterContextProvider } from "react-router";
import { siteContext } from "#app/contexts.ts";
import { memberOf } from "#app/member.server.ts";
import { readQuery } from "#app/paging.ts";
import { mainOrigin } from "#app/site.server.ts";
import { today } from "#app/today.ts";
import { searchGuides } from "#domain/guides/search-guides.server.ts";
import type { Chapter } from "#domain/manual/chapter.ts";
import { chapterText, manualOf, plainChapter } from "#domain/manual/manual.server.ts";
import { manualPdf } from "#domain/manual/manual-pdf.server.ts";
import { findUniversity } from "#domain/universities/universities.queries.server.ts";
import { rowNumber } from "#rules/row-number.ts";

type RequestArgs = {
  request: Request;
  params: { university_id: string };
  context: Readonly<RouterContextProvider>;
};

const NOT_THERE = "We could not find that manual.";

/** Anyone who belongs to the university reads its manual, and our staff. To others it does not exist. */
async function readableUniversity({ params, context }: Pick<RequestArgs, "params" | "context">) {
  const { role, universityId } = memberOf(context);
  const id = rowNumber(params.university_id);
  const isTheirs = id !== 0 && (universityId === id || role === "staff");
  const university = isTheirs ? await findUniversity(id) : null;
  if (!university) throw data(NOT_THERE, { status: 404 });
  return university;
}

/** The chapters, or those that have the words somebody looks for. */
export async function loadManual(asked: RequestArgs) {
  const university = await readableUniversity(asked);
  const chapters = await manualOf(university.id);
  const query = readQuery(asked.request);
  const base = `/career-manual/${university.id}`;
  return {
    university: { id: university.id, name: university.name },
    isAdviser: memberOf(asked.context).role === "university_admin",
    query,
    chapters: chapters.map(({ slug, by, words: { title, summary } }) => ({
      ...{ to: `${base}/${slug}`, title, summary, by },
    })),
    found: query === "" ? null : foundIn(chapters, base, query),
  };
}

function foundIn(chapters: readonly Chapter[], base: string, query: string) {
  const { today: on } = today();
  const pages = chapters.map((chapter) => ({
    ...{ to: `${base}/${chapter.slug}`, title: chapter.words.title, country: "" },
    text: plainChapter(chapter, on),
  }));
  return searchGuides(pages, query).map(({ to, title, excerpt }) => ({ to, title, excerpt }));
}

export async function loadChapter(asked: RequestArgs & { params: { chapter: string } }) {
  const university = await readableUniversity(asked);
  const chapters = await manualOf(university.id);
  const at = chapters.findIndex(({ slug }) => slug === asked.params.chapter);
  const chapter = chapters[at];
  if (!chapter) throw data("We could not find that chapter.", { status: 404 });
  const link = (other: Chapter | undefined) =>
    other && { to: `/career-manual/${university.id}/${other.slug}`, title: other.words.title };
  return {
    university: { id: university.id, name: university.name },
    by: chapter.by,
    place: { number: at + 1, of: chapters.length },
    text: chapterText(chapter, today().today),
    previous: link(chapters[at - 1]) ?? null,
    next: link(chapters[at + 1]) ?? null,
  };
}

export async function manualFile(asked: RequestArgs) {
  const university = await readableUniversity(asked);
  const chapters = await manualOf(university.id);
  if (chapters.length === 0) throw data("This manual has no chapters yet.", { status: 404 });
  const origin = mainOrigin(asked.context.get(siteContext));
  const { file, fileName } = await manualPdf({ university, chapters, origin, ...today() });
  if (!file.ok) throw data("The PDF could not be made just now. Try again.", { status: 503 });
  return { file: file.value, fileName };
}
