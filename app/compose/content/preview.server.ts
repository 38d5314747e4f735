import type { RouterContextProvider } from "react-router";
import { loadLanding } from "#app/compose/jobs/landing.server.ts";
import { today } from "#app/today.ts";
import { findAuthor, findInBlog } from "#domain/editorial/blog/blog.server.ts";
import { findCaseStudy, previewStory } from "#domain/editorial/people/people.server.ts";
import { previewQuestion } from "#domain/editorial/questions/questions.server.ts";
import { findSitePage } from "#domain/editorial/site/find-site-page.server.ts";
import { findLegalPage, findToolWords } from "#domain/editorial/written.server.ts";
import { quotedText } from "#domain/facts/quoted-text.server.ts";
import { findSection, findSharedGuide } from "#domain/guides/find-guide.server.ts";
import type { GuideSection } from "#domain/guides/sections.ts";
import {
  findLandingPage,
  toLandingPage,
} from "#domain/jobs/landing/landing-pages.queries.server.ts";
import { checkWords } from "#domain/pages/drafts/check-words.server.ts";
import type { OpenedDraft } from "#domain/pages/drafts/open-draft.server.ts";
import type { Page } from "#domain/pages/page.ts";
import { previewing } from "#domain/pages/previewed.server.ts";
import type { ContentRequest } from "./content-request.server.ts";
import { withJobs, withJobsInHtml } from "./jobs-in-text.server.ts";
import { moreViews } from "./preview-more.server.ts";

type Args = { request: Request; context: Readonly<RouterContextProvider> };

export type Preview = NonNullable<
  Awaited<ReturnType<typeof viewOf>> | Awaited<ReturnType<typeof moreViews>>
>;

/** The draft of a page on the screen that readers will see it on. */
export async function loadPreview(
  { type, page, draft }: ContentRequest & OpenedDraft,
  args: Args,
): Promise<Preview> {
  const { now } = today();
  const checked = checkWords(type, draft.state);
  const { title, description, body, reviewBy, author } = draft.state;
  // Fields that cannot be read yet are shown as they were.
  const words = { title, description, body, reviewBy, author, fields: page.fields };
  const shown: Page<unknown> = {
    ...page,
    ...(checked.ok ? checked.words : words),
    ...{ status: "published", publishedAt: page.publishedAt ?? now },
  };
  const isWhole = type.fields.safeParse(shown.fields).success;
  const view = await previewing(
    type,
    shown,
    async () =>
      (await viewOf(type.name, shown, args)) ??
      (isWhole ? await moreViews(type.name, shown) : null),
  );
  return view ?? { kind: "site", view: plainView(shown) };
}

async function viewOf(type: string, { slug, variant }: Page<unknown>, args: Args) {
  const when = today();
  switch (type) {
    case "post":
    case "post-category": {
      const view = await findInBlog(slug, 1, when);
      if (!view || !("kind" in view)) return null;
      if (view.kind === "list") return { kind: "blog", view } as const;
      const text = await withJobs(view.text, when.now);
      return { kind: "blog", view: { ...view, text } } as const;
    }
    case "author": {
      const found = await findAuthor(slug, 1, when);
      return found && "list" in found ? ({ kind: "blog", view: found.list } as const) : null;
    }
    case "case-study": {
      const view = await findCaseStudy(slug, when);
      if (!view || "movedTo" in view) return null;
      const text = await withJobs(view.text, when.now);
      return { kind: "case-study", view: { ...view, text } } as const;
    }
    case "story":
      return { kind: "stories", view: await previewStory(slug, when) } as const;
    case "question":
      return { kind: "questions", view: await previewQuestion(slug, when) } as const;
    default:
      return otherView(type, { slug, variant }, args);
  }
}

async function otherView(
  type: string,
  { slug, variant }: { slug: string; variant: string },
  args: Args,
) {
  const when = today();
  switch (type) {
    case "site": {
      const view = await findSitePage(slug, { variant, ...when });
      if (!view) return null;
      const text = await withJobs(view.text, when.now);
      return { kind: "site", view: { ...view, text } } as const;
    }
    case "legal":
    case "tool": {
      const view = await (type === "legal" ? findLegalPage : findToolWords)(slug, when);
      if (!view) return null;
      const html = await withJobsInHtml(view.html, when.now);
      return { kind: "written", view: { ...view, html } } as const;
    }
    case "landing": {
      const row = await findLandingPage(slug);
      if (!row) return null;
      const { data } = await loadLanding(toLandingPage(row, when.today), args, { isDraft: true });
      return { kind: "landing", view: data.view } as const;
    }
    case "guide": {
      const view = await findSharedGuide(slug, when);
      if (!view) return null;
      return { kind: "shared-guide", view: await withJobs(view, when.now) } as const;
    }
    default:
      return guideView(type, slug);
  }
}

async function guideView(type: string, slug: string) {
  if (!type.startsWith("guide-")) return null;
  const country = type.slice("guide-".length);
  const when = today();
  const view = await findSection({ country, section: slug as GuideSection, ...when });
  if (!view) return null;
  const text = view.text && (await withJobs(view.text, when.now));
  return { kind: "guide", view: { ...view, text } } as const;
}

/** A type without a screen of its own here is shown as plain words. */
function plainView(page: Page<unknown>) {
  const { title, description } = page;
  return { title, description, text: quotedText(page, today().today) };
}
