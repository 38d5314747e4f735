import type { Plugin } from "vite";

const PAGES = /\/app\//;

/** The modules or imports that each of React Router's plugins acts on in a build; it leaves all others as they are. */
const concerns: Record<string, RegExp> = {
  "react-router": /\.module\.[a-z]+/,
  "react-router:route-chunks-index": PAGES,
  "react-router:build-client-route": PAGES,
  "react-router:split-route-modules": PAGES,
  "react-router:route-exports": PAGES,
  "react-router:dot-client": /\.client\b/,
  // Asked by the words of the import: our names all lead to the file that they say (asked-narrowly.test.ts).
  "react-router:dot-server": /\.server\b/,
  // It serves the development server alone.
  "react-router:react-refresh-babel": /^never$/,
};

/**
 * React Router's plugins are asked about every module and every import there is, and look for it among
 * all pages, or resolve it once more: with everything handed over from the bundler's own threads, a
 * third of the build. Where a new version renames one, the build stops: look what each acts on.
 */
export function askedNarrowly(plugins: Plugin[]): Plugin[] {
  const unknown = Object.keys(concerns).filter((name) => !plugins.some((one) => one.name === name));
  if (unknown.length > 0)
    throw new Error(`React Router has no plugin ${unknown.join(", ")}: look at asked-narrowly.ts`);
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
