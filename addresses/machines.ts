import { type Address, moved, page } from "./address.ts";

/** Calls, files and ways on: what answers without a screen. */
export const machines: readonly Address[] = [
  // The calls of the browser app
  page("/check-user-loggedin", "check-user-loggedin", "resources/check-user-loggedin", "public"),
  page(
    "/api/check-user-redirections",
    "check-user-redirections",
    "resources/check-user-redirections",
    "public",
  ),
  page("/get-blog-detail/:slug", "get-blog-detail", "resources/get-blog-detail", "public"),
  page("/check-blog-slug/:slug", "check-blog-slug", "resources/check-blog-slug", "public"),
  page("/cookie-choice", "cookie-choice", "resources/cookie-choice", "public"),
  page("/api/sponsors", "api-sponsors", "resources/sponsors", "public"),

  // Any search of a board, for a reader of feeds
  page("/jobs/feed.atom", "jobs-atom", "resources/job-feed", "microsite-gated"),
  page("/jobs/feed.json", "jobs-json-feed", "resources/job-feed", "microsite-gated"),
  page("/part-time-jobs/feed.atom", "part-time-atom", "resources/job-feed", "microsite-gated"),
  page("/part-time-jobs/feed.json", "part-time-json-feed", "resources/job-feed", "microsite-gated"),

  // Ways on to somewhere else
  page("/jobs/:slug/apply", "job-apply", "resources/job-apply", "public"),

  // For machines
  page("/robots.txt", "robots", "resources/robots", "public"),
  page("/sitemap.xml", "sitemap", "resources/sitemap", "public"),
  page("/sitemaps/:part", "sitemap-part", "resources/sitemap-part", "public"),
  page("/pictures/:picture_id", "picture", "resources/picture", "public"),
  // Its name cannot be guessed; it is known to the writer, to staff, and from the page of stories.
  page("/success-stories/photos/:picture_id", "story-photo", "resources/story-photo", "public"),
  // Everybody's while it is on a public page; before, its owner's and our staff's.
  page(
    "/campus-ambassadors/photos/:picture_id",
    "ambassador-photo",
    "resources/ambassador-photo",
    "public",
  ),

  // A lesson's bytes. Open to all: the signature, the session and the reader's access decide, each time.
  page("/lesson-files/:lesson", "lesson-sources", "resources/lesson-sources", "public"),
  page("/lesson-files/:lesson/:kind", "lesson-file", "resources/lesson-file", "public"),

  // Addresses that moved; the redirect engine answers them
  moved("/success-stories-form", "moved-success-stories-form"),
  moved("/amber-student", "moved-amber-student"),
  moved("/career-ignition-hub", "moved-career-ignition-hub"),
  moved("/career-ignition-hub/records", "moved-career-ignition-hub-records"),
  moved("/blog/blogs/view", "moved-blog-view"),
  moved("/blog/blogs/view/:slug", "moved-blog-view-slug"),
  moved("/blog/blogs/index/:slug/:slug1?", "moved-blog-index"),
  moved("/blogs/:slug", "moved-blogs"),
  moved("/blogs/category/:slug", "moved-blogs-category"),
];
