import { renderToStaticMarkup } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import { type Announcement, shownTo } from "#domain/announcements/announcement.ts";
import { runningAnnouncements } from "#domain/announcements/announcements.server.ts";
import { log } from "#platform/log.server.ts";
import { Marquee } from "#ui/marquee.tsx";
import { siteContext, visitorContext } from "./contexts.ts";

const made = new WeakMap<Announcement, string>();

/**
 * The announcement for this reader as HTML, or null. It is made here so that no page's script
 * carries the line; and while the database is away a page does without.
 */
export async function announcementFor(
  context: Readonly<RouterContextProvider>,
  now: Date,
): Promise<string | null> {
  try {
    const { university } = context.get(siteContext);
    const reader = {
      visitor: context.get(visitorContext),
      siteUniversityId: university?.id ?? null,
    };
    const shown = shownTo(await runningAnnouncements(), reader, now);
    return shown && htmlOf(shown);
  } catch (error) {
    log.warn({ error }, "Announcements could not be read");
    return null;
  }
}

function htmlOf(announcement: Announcement): string {
  const known = made.get(announcement);
  if (known) return known;
  const { message, linkPath, linkLabel } = announcement;
  const html = renderToStaticMarkup(
    <Marquee label="Announcement">
      {message} {linkPath && linkLabel ? <a href={linkPath}>{linkLabel}</a> : null}
    </Marquee>,
  );
  made.set(announcement, html);
  return html;
}
