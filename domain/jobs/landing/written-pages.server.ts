import type { LandingPage } from "./landing-page.ts";
import { readLandingFile } from "./read-landing-file.server.ts";

// Built into the server, so that a page with a mistake in it stops the build's tests and not a reader.
const files = import.meta.glob<string>("/content/landing-pages/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The landing pages of the specification, by path. Their words stand in content/landing-pages. */
export const writtenPages: ReadonlyMap<string, LandingPage> = new Map(
  Object.entries(files).map(([file, source]) => {
    const slug = file.slice(file.lastIndexOf("/") + 1, -".md".length);
    return [`/${slug}`, readLandingFile(slug, source)];
  }),
);
