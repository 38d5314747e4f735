import type { Plugin } from "vite";

type Edit = readonly [from: string | RegExp, to: string];
type Part = { file: string; edits: readonly Edit[] };

/** Hooks for measuring every navigation, which we give to nobody. */
const measuring: Part = {
  file: "router/instrumentation.js",
  edits: [
    [
      /^[\s\S]*export \{ consumeInstrumentationClientResultMetaReceiver, getRouteInstrumentationUpdates, instrumentClientSideRouter, instrumentHandler, instrumentationResultMetaContext \};[\s\S]*$/,
      `export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
       export const getRouteInstrumentationUpdates = () => ({});
       export const instrumentClientSideRouter = (router) => router;
       export const instrumentHandler = (handler) => handler;
       export const instrumentationResultMetaContext = undefined;`,
    ],
  ],
};

/** Words to developers: the development server has them. */
const warnings: Part[] = [
  {
    file: "router/history.js",
    edits: [
      [
        /function warning\(cond, message\) \{[\s\S]*?\n\}\n/,
        "/* @__NO_SIDE_EFFECTS__ */ function warning() {}\n",
      ],
    ],
  },
  {
    file: "server-runtime/warnings.js",
    edits: [
      [
        /function warnOnce\(condition, message\) \{[\s\S]*?\n\}\n/,
        "/* @__NO_SIDE_EFFECTS__ */ function warnOnce() {}\n",
      ],
    ],
  },
];

/** React's server components, which we do not use. */
const serverComponents: Edit[] = [
  ["static contextType = RSCRouterContext;", ""],
  [/if \(this\.context && typeof error === "object"[\s\S]*?\n\t\t\}\n/, ""],
  [/if \(this\.context\) return [^\n]*RSCErrorHandler[^\n]*\n/, ""],
];

/** Whether a hook stands within a router: here each does. */
const withinARouter: Edit = [/invariant\(useInRouterContext\(\), [^\n]*\);/g, ""];

/** The text of the scripts that start a page: only the server writes it. */
const startingScripts: Edit[] = [
  ["let rsc = useIsRSCRouterContext();", "const rsc = false;"],
  ["let isRSCRouterContext = useIsRSCRouterContext();", "const isRSCRouterContext = false;"],
  [
    'let { router, static: isStatic, staticContext } = useDataRouterContext("Scripts");',
    "const router = undefined, isStatic = false, staticContext = undefined;",
  ],
];

const adviceToDevelopers: Edit[] = [
  [/let heyDeveloper = [\s\S]*?\n\t\}\);\n/, "const heyDeveloper = null;\n"],
];

/** Pages that fade into each other: no link of ours asks for it. */
const viewTransitions: Edit[] = [
  ["useTransitions = useIsRSCRouterContext() || useTransitions;", ""],
  ["let [vtContext, setVtContext] =", "let [vtContext] ="],
  [
    /let \[(?:pendingState|renderDfd|transition|interruption), \w+\] = React\$1\.useState\(\);/g,
    "",
  ],
  [
    /let isViewTransitionAvailable = [\s\S]*?if \(!viewTransitionOpts \|\| !isViewTransitionAvailable\) \{\n([\s\S]*?)return;\n\t\t\}\n[\s\S]*?\n\t\}, \[\n\t\trouter\.window,\n\t\treactDomFlushSyncImpl,\n\t\ttransition,\n\t\trenderDfd,/,
    "$1}, [reactDomFlushSyncImpl,",
  ],
  [
    /React\$1\.useEffect\(\(\) => \{\n\t\tif \(vtContext\.isTransitioning && [\s\S]*?\[vtContext\.isTransitioning, interruption\]\);/,
    "",
  ],
];

const unusedWays: Edit[] = [
  [/if \(isBrowser\) \{\n\t\t\trestoreAppliedTransitions[\s\S]*?\n\t\t\}\n/, ""],
  [
    /let viewTransitionOpts;\n\t\tif \(pendingAction === "POP"[\s\S]*?\n\t\tupdateState\(/,
    "let viewTransitionOpts;\n\t\tupdateState(",
  ],
  // A page's module is asked for property by property; by one function only outside of frameworks.
  [/if \(typeof route\.lazy === "function"\) \{\n[\s\S]*?\n\t\}\n\tlet lazyKeys/, "let lazyKeys"],
];

/** Kept by a bundler for the name that is written on them, though nobody imports them. */
const named: Edit[] = [
  ["const NavLink = React$1.forwardRef(", "const NavLink = /* @__PURE__ */ React$1.forwardRef("],
  ['NavLink.displayName = "NavLink";', ""],
  ['HistoryRouter.displayName = "unstable_HistoryRouter";', ""],
];

const parts: readonly Part[] = [
  measuring,
  ...warnings,
  { file: "lib/hooks.js", edits: [...serverComponents, withinARouter] },
  { file: "dom/ssr/components.js", edits: startingScripts },
  { file: "lib/components.js", edits: viewTransitions },
  { file: "dom/ssr/errorBoundaries.js", edits: adviceToDevelopers },
  { file: "router/router.js", edits: unusedWays },
  { file: "dom/lib.js", edits: named },
];

/**
 * Takes out of React Router, in the browser's bundle, what this product never runs: it is on
 * every page. An edit that finds nothing stops the build, so that a new version is looked at.
 */
export function slimRouter(): Plugin {
  return {
    name: "slim-router",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /react-router\/dist\/.*\.js/ },
      handler(code, id) {
        const slim = slimmed(code, id);
        return slim === null ? null : { code: slim, map: null };
      },
    },
  };
}

/** The file without what we never run; null where all of it stays. */
export function slimmed(code: string, id: string): string | null {
  const path = id.split("?")[0]!;
  const part = parts.find(({ file }) => path.endsWith(`/${file}`));
  return part ? part.edits.reduce((text, edit) => edited(text, edit, path), code) : null;
}

function edited(code: string, [from, to]: Edit, path: string): string {
  const result = code.replace(from, to);
  if (result === code)
    throw new Error(`${path} is written differently now: look at scripts/bundle/slim-router.ts`, {
      cause: from,
    });
  return result;
}
