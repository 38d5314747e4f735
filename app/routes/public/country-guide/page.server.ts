import { data, type RouterContextProvider } from "react-router";
import { withJobs } from "#app/compose/content/jobs-in-text.server.ts";
import { siteContext } from "#app/contexts.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readForm } from "#app/forms.server.ts";
import { userIdOf } from "#app/member.server.ts";
import { pagePath } from "#app/page-path.ts";
import { today } from "#app/today.ts";
import { factRows } from "#domain/facts/facts.server.ts";
import { findSection } from "#domain/guides/find-guide.server.ts";
import type { GuideExtras, SectionView } from "#domain/guides/guide-view.ts";
import { piecesOf } from "#domain/guides/pieces.ts";
import { type GuideSection, guideSections } from "#domain/guides/sections.ts";
import { voteSchema } from "#domain/guides/votes/vote.schema.ts";
import { voteGuide } from "#domain/guides/votes/vote-guide.server.ts";
import { recentVotes } from "#domain/guides/votes/votes.queries.server.ts";
import { findFewJobs } from "#domain/jobs/board/few-jobs.server.ts";
import { requestContext } from "#platform/request-context.server.ts";
import { sectionJobs } from "./section-jobs.ts";

type GuideSectionPlace = { pattern: string; country: string };

const NO_GUIDE = "We have no guide for that country.";
const JOBS = 3;

/** A section's words, with the live jobs that belong to it and what readers said about it. */
export async function loadGuide(
  { pattern, country }: GuideSectionPlace,
  context: Readonly<RouterContextProvider>,
) {
  const section = sectionOf(pattern);
  const when = today();
  const view = await findSection({ country, section, ...when });
  if (!view) throw data(NO_GUIDE, { status: 404 });
  const extras = await extrasOf(view, section, when);
  const text = view.text && (await withJobs(view.text, when.now));
  return { view: { ...view, text }, extras, section, origin: context.get(siteContext).origin };
}

/** One module for every section: the last part of its pattern in the table of addresses is the section. */
function sectionOf(pattern: string): GuideSection {
  const last = pattern.split("/").at(-1);
  return guideSections.find(({ slug }) => slug === last)?.slug ?? "overview";
}

type When = ReturnType<typeof today>;

async function extrasOf(
  { country: { slug, spoken }, text }: SectionView,
  section: GuideSection,
  { now, today: day }: When,
): Promise<GuideExtras> {
  if (!text) return { jobs: null, pieces: null, votes: null };
  const [jobs, votes] = await Promise.all([
    jobsFor({ country: slug, spoken, section }, now),
    recentVotes({ country: slug, section }, day),
  ]);
  return { jobs, pieces: piecesOf({ country: slug, section }, factRows(), day), votes };
}

type Of = { country: string; spoken: string; section: GuideSection };

async function jobsFor({ country, spoken, section }: Of, now: Date): Promise<GuideExtras["jobs"]> {
  const asked = sectionJobs(country, section);
  if (!asked) return null;
  const found = await findFewJobs({ ...asked, limit: JOBS, now, timeZone: null }).catch(() => null);
  if (!found || found.cards.length === 0) return null;
  return {
    title: `${asked.title} in ${spoken} now`,
    jobs: found.cards.map(({ href, name, employer, place, pay }) => ({
      to: href,
      title: name,
      note: `${employer}, ${place}`,
      pay,
    })),
    more: { to: `/${asked.board}?${asked.criteria}`, label: `All ${found.total}` },
  };
}

type Voting = { request: Request; context: Readonly<RouterContextProvider> };

/** Takes an answer to "was this useful", and goes back to where it was given. */
export async function voteOnGuide(
  { pattern, country }: GuideSectionPlace,
  { request, context }: Voting,
) {
  const form = await readForm(request, voteSchema);
  if (!form.ok) return badForm(form);
  const { clientAddress } = context.get(requestContext);
  const browser = `${clientAddress} ${request.headers.get("user-agent") ?? ""}`;
  const voter = { who: userIdOf(context) ?? browser, ...today() };
  const voted = await voteGuide({ country, section: sectionOf(pattern) }, form.value, voter);
  if (!voted.ok) throw data(NO_GUIDE, { status: 404 });
  const thanks =
    form.value.useful === "yes"
      ? "Thank you. Your answer is counted."
      : "Thank you. We read what people say before we change a page.";
  return redirectWithFlash(`${pagePath(request)}#useful`, thanks);
}
