import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { askedNarrowly } from "./scripts/bundle/asked-narrowly.ts";
import { slimRouter } from "./scripts/bundle/slim-router.ts";

/** Icons of shells and forms. Others travel with the pages that show them. */
const everywhere = [
  "arrow-left",
  "arrow-right",
  "check",
  "chevron-down",
  "circle-alert",
  "circle-check",
  "clock",
  "info",
  "map-pin",
  "menu",
  "search",
  "triangle-alert",
  "triangle-exclamation-point",
  "x",
];

// What nearly every page needs travels as one file, and what the sign-in screens share as
// another: dozens of small files compress badly, and each is a request. Measured: 141 kB in 51
// files for /login without the two groups, 129 kB in 11 with them.
const chunks = [
  // Style sheets apart from the scripts that first named them: else a page that borrows the look
  // of a field fetches every script of the sign-in screens.
  { name: "styles", test: /\/ui\/[a-z-]+\.css/, minShareCount: 3, priority: 3 },
  {
    name: "job-looks",
    test: /\/domain\/jobs\/components\/job-card\.css$/,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: "base",
    test: new RegExp(
      "/(?:app/(?:shell/(?!written|map-sheet|desk|find|list|queue|staff|jumpstart|employer|university|analytics|menu-groups|office)|(?!paging)[a-z.-]+\\.tsx?$)|ui/(?:crest|loading-line|page-head|plate|toast|route-nav|visually|icon|button)|rules/access" +
        `|lucide-react/dist/esm/(?!icons/)|lucide-react/dist/esm/icons/(?:${everywhere.join("|")})\\.)`,
    ),
    minShareCount: 2,
    priority: 2,
  },
  // Shared far and wide: left to the groups below, these would bring whole screens along.
  { name: "field", test: /\/ui\/field(?:-parts)?\.tsx$/, minShareCount: 2, priority: 2 },
  {
    name: "form-parts",
    test: /\/(?:ui\/(?:error-summary|notice|checkbox|details)|domain\/forms\/form-state)\.tsx?$/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: "clocks",
    test: /\/(?:rules\/(?:zoned-time|cache\/bounded-cache|formats\/(?:formatter|clock-format|offsets|zoned-formats))|domain\/forms\/time-zones)\.ts$/,
    minShareCount: 2,
    priority: 2,
  },
  { name: "own-zone", test: /\/rules\/formats\/own-zone\.ts$/, minShareCount: 2, priority: 2 },
  { name: "counts", test: /\/rules\/formats\/counts\.ts$/, minShareCount: 2, priority: 2 },
  {
    name: "gates-sentence",
    test: /\/ui\/gates-sentence\.ts$|\/icons\/circle-question-mark\.mjs$/,
    minShareCount: 2,
    priority: 2,
  },
  { name: "route-line", test: /\/ui\/route-line\.tsx$/, minShareCount: 2, priority: 2 },
  { name: "preload", test: /preload-helper/, minShareCount: 2, priority: 2 },
  {
    name: (id: string) => /icons\/([a-z-]+)/.exec(id)?.[1] ?? "icon",
    test: /\/icons\/(?:download|hourglass|moon)\.mjs$/,
    minShareCount: 2,
    priority: 2,
  },
  // Icons that the sign-in screens show together.
  {
    name: "mail-icons",
    test: /\/icons\/(?:mail|mail-check|log-in)\.mjs$/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: "role-icons",
    test: /\/icons\/(?:briefcase|graduation-cap)\.mjs$/,
    minShareCount: 2,
    priority: 2,
  },
  // A job's card is on many pages, its page on three: few files each, or their weight is in the gaps.
  {
    name: "job-card",
    test: /\/(?:domain\/jobs\/(?:[a-z]+\/)?components\/(?:job-card-item|register-stub)|ui\/marked-text)\.tsx$/,
    minShareCount: 2,
    priority: 1,
  },
  // Before the cards, which share the moon with a job's page.
  {
    name: "save-job",
    test: /\/domain\/jobs\/(?:[a-z]+\/)?components\/(?:note|fold|save-job-button)\.tsx$|\/icons\/bookmark\.mjs$/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: "job-page",
    test: /\/(?:domain\/jobs\/advert\/components\/(?:job-screen|html|job-closing|share-job|copy-button)|app\/compose\/jobs\/job-[a-z]+)\.tsx?$/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: "forms",
    test: /\/(?:ui\/(?:password-field|combobox)|domain\/accounts\/sign-in\/components\/(?:auth-page|check-your-mail|email-sign-in-form|university-chooser|university-sign-in-links)|domain\/accounts\/registration\/set-up-time|app\/compose\/account\/account-page-meta)\.tsx?$|\/icons\/eye(?:-off)?\.mjs$/,
    minShareCount: 2,
    priority: 1,
  },
];

export default defineConfig(({ command }) => ({
  plugins: [
    command === "build" ? askedNarrowly(reactRouter()) : reactRouter(),
    lostModulesAreOurs(),
    plainIcons(),
    slimRouter(),
    layersInOrder(),
    threadsOfTheStart(),
    oneByteEach(),
  ],
  publicDir: "public",
  build: {
    target: "es2022",
    // Our content policy allows data: for images only, so nothing is put into style sheets.
    assetsInlineLimit: 0,
    // Nobody reads them, and they cost a second.
    reportCompressedSize: false,
  },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: chunks } } } } },
    ssr: {
      // One server bundle, so that the database and the settings exist once in the process.
      build: {
        rollupOptions: { input: "./server/main.ts", output: { comments: false } },
        sourcemap: true,
      },
      // Hundreds of small files each: bundled, they load in a fraction of the time, and what nobody
      // calls (Zod in fifty languages, a query builder) is not there at all.
      ...(command === "build"
        ? {
            resolve: {
              // `npm test` installs it and `npm start` does not (docs/decisions/0070): left out, both build the same.
              external: ["@opentelemetry/api"],
              noExternal: [
                /^drizzle-orm/,
                /^@?better-auth/,
                /^@react-email\/(?!render)/,
                "@opentelemetry/semantic-conventions",
                "better-call",
                "kysely",
                "libphonenumber-js",
                "lucide-react",
                "zod",
              ],
            },
          }
        : {}),
    },
  },
}));

/**
 * When a page's module cannot be loaded, React Router reloads by itself, every
 * time, and what was typed is gone. This hands the failure to app/stale-build.ts,
 * as Vite does with the modules it loads. Where that declines, a page stands in
 * that raises the failure when shown: thrown here, the router would swallow it.
 */
function lostModulesAreOurs(): Plugin {
  const theirs = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;
  const ours = `
    const isHandled = () => !window.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
    if (isHandled()) return new Promise(() => {});
    return { default() { if (isHandled()) return null; throw error; } };`;
  return {
    name: "lost-modules-are-ours",
    apply: "build",
    transform: {
      filter: { id: /react-router\/dist\/.*\/routeModules\.js/ },
      handler(code) {
        if (!theirs.test(code))
          this.error("React Router loads its modules differently now: look at vite.config.ts");
        return { code: code.replace(theirs, ours), map: null };
      },
    },
  };
}

/**
 * Every icon is drawn by ui/icon.tsx, which asks for none of the library's own sizes, colours
 * and contexts, and whose look is the style sheet's. Its shapes are one string, made once: as
 * elements of their own they were a fifth of all that a page of the board renders.
 */
function plainIcons(): Plugin {
  const plain = `
    import { createElement } from "react";
    const shape = ([tag, { key, ...given }]) =>
      "<" + tag + Object.entries(given).map(([name, value]) => " " + name + '="' + value + '"').join("") + "/>";
    export default ({ node }) => {
      const inside = { __html: node.map(shape).join("") };
      return (props) => createElement("svg", { viewBox: "0 0 24 24", ...props, dangerouslySetInnerHTML: inside });
    };`;
  return {
    name: "plain-icons",
    apply: "build",
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/createLucideIcon\.mjs/ },
      handler(code) {
        if (!code.includes("createLucideIcon(iconDataOrName"))
          this.error("Lucide makes its icons differently now: look at vite.config.ts");
        return { code: plain, map: null };
      },
    },
  };
}

/**
 * The first style sheet a page links decides the order of the cascade's layers, and
 * which one is first depends on how files are grouped. So every sheet says it: without
 * this, a sheet of parts linked before the root's would lose to the plain elements.
 */
function layersInOrder(): Plugin {
  const order = "@layer reset,tokens,base,ui,shell,page;";
  return {
    name: "layers-in-order",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
        file.source = order + String(file.source);
      }
    },
  };
}

/**
 * Node holds the source of all it runs, at two bytes a character where a single one is beyond
 * ASCII: escaped, and without comments, the server's own takes 7 MB less. `String.raw` would see
 * the escape itself. Ours are regular expressions, which read it as we do.
 */
function oneByteEach(): Plugin {
  // "\–" says the same as "–": the escape takes the place of that backslash.
  const escaped = (_: string, slashes: string, unit: string) =>
    `${slashes.slice(slashes.length % 2)}\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return {
    name: "one-byte-each",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "chunk") file.code = file.code.replace(/(\\*)([^\0-\x7f])/g, escaped);
      }
    },
  };
}

/** The threads that a start waits for, each bundled: db/source-path.server.ts knows them by these names. */
function threadsOfTheStart(): Plugin {
  return {
    name: "threads-of-the-start",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    buildStart() {
      const threads = {
        "engine-thread.js": "./db/embedded/worker.ts",
        "search-thread.js": "./server/search/thread.ts",
      };
      for (const [fileName, id] of Object.entries(threads)) {
        this.emitFile({ type: "chunk", id, fileName });
      }
    },
  };
}
