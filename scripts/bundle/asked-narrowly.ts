import type { Plugin } from "vite";

const PAGES = /\/app\//;

/** What each of React Router's plugins does something about when building; of all else it says that it does nothing. */
const concerns: Record<string, RegExp> = {
  "react-router": /\.module\.[a-z]+/,
  "react-router:route-chunks-index": PAGES,
  "react-router:build-client-route": PAGES,
  "react-router:split-route-modules": PAGES,
  "react-router:route-exports": PAGES,
  "react-router:dot-client": /\.client\b/,
  // We always write the ending of what we import.
  "react-router:dot-server": /\.server\b/,
  // It serves the development server alone.
  "react-router:react-refresh-babel": /^never$/,
};

/**
 * React Router's plugins are asked about every module and every import there is, and look for it among
 * all pages, or resolve it once more: with everything handed over from the bundler's own threads, a
 * third of the build. A plugin that a new version calls otherwise is asked about everything again.
 */
export function askedNarrowly(plugins: Plugin[]): Plugin[] {
  return plugins.map((plugin) => {
    const id = concerns[plugin.name];
    if (!id) return plugin;
    const narrow = { ...plugin };
    if (typeof plugin.transform === "function")
      narrow.transform = { filter: { id }, handler: plugin.transform };
    if (typeof plugin.resolveId === "function")
      narrow.resolveId = { filter: { id }, handler: plugin.resolveId };
    return narrow;
  });
}
