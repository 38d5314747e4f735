import text from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url";
import head from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2?url";

/** The two files every page needs at once: preload them, `as="font"` with `crossOrigin="anonymous"`. */
export const fontUrls = { head, text };
