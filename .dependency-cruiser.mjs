/**
 * Who may import whom, executed ("Who may import whom" in the architecture).
 * Deny by default: an import that no line of `rooms` allows is an error.
 */

import { roomOrders } from "./scripts/boundaries/room-orders.mjs";

const TESTS = "\\.(test|spec)\\.tsx?$";
/** `npm start` builds, and installs nothing of the developers' for it (docs/decisions/0070). */
const WHAT_BUILDS = "^(scripts/bundle/|(vite|react-router)\\.config\\.ts$)";
const FOUNDATIONS = "accounts|activity|audit|countries|drafts|facts|forms|pages|universities";

/** Each room: the rooms and the packages its production files may import. */
const rooms = {
  rules: { rooms: ["rules"], packages: [] },
  addresses: { rooms: ["addresses"], packages: [] },
  search: { rooms: ["search", "rules"], packages: ["node:", "stemmer"] },
  ui: {
    rooms: ["ui"],
    packages: [
      ...["react", "react-dom", "react-router", "lucide-react"],
      ...["@fontsource-variable", "d3-scale", "d3-shape"],
    ],
  },
  db: {
    rooms: ["db", "platform"],
    packages: ["node:", "drizzle-orm", "pg", "@electric-sql/pglite"],
  },
  demo: {
    rooms: ["demo", "domain", "db", "platform", "rules"],
    packages: ["node:", "drizzle-orm"],
  },
  platform: {
    rooms: ["platform", "db", "rules"],
    packages: [
      "node:",
      "aws4fetch",
      "drizzle-orm",
      "pg",
      "pg-boss",
      "pino",
      "react-router",
      "sharp",
      "zod",
      "@myriaddreamin/typst-ts-renderer",
      "@myriaddreamin/typst-ts-web-compiler",
    ],
  },
  domain: {
    rooms: ["domain", "rules", "db", "platform", "search", "ui"],
    packages: [
      "node:",
      "drizzle-orm",
      "zod",
      "react",
      "react-router",
      "lucide-react",
      "@react-email/components",
    ],
  },
  app: {
    rooms: ["app", "addresses", "domain", "rules", "ui"],
    packages: [
      ...["node:", "react", "react-dom", "react-router", "@react-router"],
      ...["lucide-react", "isbot", "zod"],
    ],
  },
  workers: {
    rooms: ["addresses", "workers", "domain", "platform", "db", "rules", "search", "templates"],
    packages: ["node:", "react", "@react-email/render", "nodemailer", "drizzle-orm", "zod"],
  },
  server: {
    rooms: [
      "server",
      "addresses",
      "workers",
      "demo",
      "domain",
      "platform",
      "db",
      "rules",
      "search",
    ],
    packages: ["node:", "hono", "@hono/node-server", "react-router", "drizzle-orm"],
  },
};

/** Single imports that a room as a whole may not make. This list may only shrink. */
const allowlist = [
  // Sessions and passwords are better-auth's; the demo stores passwords as it would.
  only("^(domain/accounts|demo)/", "better-auth"),
  // What a passkey signed is verified by people who do nothing else.
  only("^domain/accounts/passkeys/", "@simplewebauthn/server"),
  // A university's sign-in speaks two protocols, each read by people who do nothing else.
  only("^domain/accounts/single-sign-on/oidc/", "openid-client"),
  only(
    "^domain/accounts/single-sign-on/saml/",
    "(@node-saml/node-saml|@peculiar/x509|saxes|xml-encryption)",
  ),
  // The picture an authenticator app is shown.
  only("^domain/accounts/two-factor/qr-code\\.server\\.ts$", "uqr"),
  // Pure functions over numbering plans, the same in browser and server; and the field that shows them.
  only("^rules/phone/", "libphonenumber-js"),
  { from: { path: "^ui/phone-field/" }, to: { path: "^rules/phone/" } },
  // Wall clocks and zones: the one place where a time becomes an instant.
  only("^rules/wall-clock\\.ts$", "temporal-polyfill"),
  // What every mail looks like.
  only("^platform/mail/.*\\.tsx$", "(react|@react-email/[a-z]+)"),
  // Words come as Markdown with fields above them, adverts as anybody's HTML and anybody's XML.
  only("^platform/markdown/", "(marked|sanitize-html|parse5|yaml)"),
  only("^domain/jobs/feeds/formats/xml\\.ts$", "saxes"),
  // A host's calendar elsewhere: times that repeat, in anybody's zones.
  only("^domain/meetings/feeds/", "ical\\.js"),
  // CVs arrive as Europass XML, Word documents (XML in an archive) and PDF.
  only("^domain/cvs/exchange/files/xml-tree\\.ts$", "saxes"),
  only("^domain/cvs/exchange/files/pdf-", "unpdf"),
  // Lists of students come as workbooks.
  only("^domain/universities/lists/read-list-bytes\\.server\\.ts$", "read-excel-file"),
  // A university's figures as a workbook.
  only("^domain/analytics/files/report-xlsx\\.server\\.ts$", "write-excel-file"),
  // The desk's editor, fetched by staff alone.
  only("^domain/pages/components/editor/", "(@codemirror/[a-z-]+|@lezer/highlight|turndown)"),
  // The demo's mail can be read at /dev/mail.
  { from: { path: "^app/dev-only\\.server\\.ts$" }, to: { path: "^platform/mail\\.server\\.ts$" } },
  // The guard and its neighbours ask the process what it was started with, and log.
  {
    from: { path: "^app/(.*\\.server\\.tsx?$|routes/)" },
    to: {
      path: "^platform/(settings|log|request-context|links|switches|rendered-page|files/answer-file)\\.server\\.ts$",
    },
  },
];

function only(path, name) {
  return { from: { path }, to: { path: `(^|/)node_modules/${name}/` } };
}

const folder = (names) => `^(${names.join("|")})/`;
const escaped = (name) => name.replaceAll("/", "\\/");

function allow([room, { rooms: others, packages }]) {
  const named = packages.filter((name) => name !== "node:").map(escaped);
  return [
    { from: { path: `^${room}/` }, to: { path: folder(others) } },
    ...(named.length > 0
      ? [{ from: { path: `^${room}/` }, to: { path: `(^|/)node_modules/(${named.join("|")})/` } }]
      : []),
    ...(packages.includes("node:")
      ? [{ from: { path: `^${room}/` }, to: { dependencyTypes: ["core"] } }]
      : []),
  ];
}

export default {
  allowedSeverity: "error",
  allowed: [
    ...Object.entries(rooms).flatMap(allow),
    ...allowlist,
    // db and addresses take types from rules, never values.
    { from: { path: "^(addresses|db)/" }, to: { path: "^rules/", dependencyTypes: ["type-only"] } },
    // Written by the build: the server bundle's list of routes, and the types of each route.
    { from: { path: "^server/" }, to: { path: "^virtual:react-router/" } },
    { from: { path: "^app/" }, to: { path: "\\+types/" } },
    // Tests, tools and measurements look at everything.
    { from: { path: [TESTS, "^(test|e2e|bench|scripts)/", "^[^/]+\\.(ts|mjs)$"] }, to: {} },
  ],
  forbidden: [
    {
      name: "no-circles",
      comment: "Not of types either: nobody can read one of such files without the other.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "capabilities-never-import-each-other",
      comment: "Routes compose capabilities. Only the foundations and reports are shared.",
      severity: "error",
      from: { path: "^domain/([^/]+)/", pathNot: TESTS },
      to: { path: "^domain/", pathNot: `^domain/($1|${FOUNDATIONS})/` },
    },
    {
      name: "rooms-of-visas-stand-apart",
      comment:
        "Each country's law has its room; all may use what every tool has. Pages compose them.",
      severity: "error",
      from: { path: "^domain/visas/([^/]+)/", pathNot: TESTS },
      to: { path: "^domain/visas/", pathNot: "^domain/visas/($1|tool)/" },
    },
    ...roomOrders(TESTS),
    {
      name: "foundations-never-import-capabilities",
      comment: "Anyone may use a foundation, so it may lean on nothing but other foundations.",
      severity: "error",
      from: { path: `^domain/(${FOUNDATIONS})/`, pathNot: TESTS },
      to: { path: "^domain/", pathNot: `^domain/(${FOUNDATIONS})/` },
    },
    {
      name: "foundations-do-not-circle",
      comment: "Accounts stand on universities, and both on the others, which stand on nothing.",
      severity: "error",
      from: {
        path: "^domain/(activity|audit|countries|drafts|facts|forms|pages|universities)/",
        pathNot: TESTS,
      },
      to: { path: "^domain/(accounts|universities)/", pathNot: "^domain/$1/" },
    },
    {
      name: "domain-shows-itself-only-in-components",
      comment: "The business knows no screen: ui and React belong in components/ and mails/.",
      severity: "error",
      from: { path: "^domain/", pathNot: [TESTS, "/(components|mails)/"] },
      to: { path: ["^ui/", "(^|/)node_modules/(react|lucide-react|@react-email)/"] },
    },
    {
      name: "a-route-never-imports-a-route",
      comment:
        "A page is a folder. What several pages share lives in app/compose, domain/*/components, app/shell or ui.",
      severity: "error",
      from: { path: "^app/routes/([^/]+/[^/.]+)", pathNot: TESTS },
      to: { path: "^app/routes/", pathNot: ["\\+types/", "^app/routes/$1/"] },
    },
    {
      name: "the-shell-never-imports-a-route",
      severity: "error",
      from: { path: "^app/(?!routes/)", pathNot: TESTS },
      to: { path: "^app/routes/" },
    },
    {
      name: "server-files-stay-on-the-server",
      comment:
        "*.server.ts is for server files, route modules (loader, action), workers and tests.",
      severity: "error",
      from: {
        path: "^(app|demo|domain|rules|search|ui|db|platform)/",
        pathNot: [
          TESTS,
          "\\.server\\.tsx?$",
          "^app/routes/.*(route|layout)\\.tsx?$",
          "^app/root\\.tsx$",
          "^db/engine/",
        ],
      },
      to: { path: "\\.server\\.tsx?$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "the-database-stays-on-the-server",
      comment: "A file the browser may load takes only types from db, platform and search.",
      severity: "error",
      from: { path: "^domain/", pathNot: [TESTS, "\\.server\\.tsx?$", "/mails/"] },
      to: { path: "^(db|platform|search)/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "a-situation-is-read-for-its-owner",
      comment:
        "What people tell of their visa and their hours is theirs: no report, no desk and no university reads it.",
      severity: "error",
      from: {
        path: "^(app/(compose/(staff|employer)|routes/(staff|employer|university))|domain|workers|server|platform)/",
        // The worker tells each owner of their own saved jobs, and nobody else.
        pathNot: ["^(domain/visas/(situation|uk|work-hours)/|workers/notice-saved)", TESTS],
      },
      to: { path: "^(db/schema/(situation|work-hours)\\.ts|domain/visas/(situation|work-hours)/)" },
    },
    {
      name: "production-never-imports-test-code",
      severity: "error",
      from: { path: [folder(Object.keys(rooms)), WHAT_BUILDS], pathNot: TESTS },
      to: { path: ["^(test|e2e|bench)/", TESTS] },
    },
    {
      name: "production-never-imports-dev-dependencies",
      severity: "error",
      from: { path: [folder(Object.keys(rooms)), WHAT_BUILDS], pathNot: TESTS },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    },
    {
      name: "every-import-leads-somewhere",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: ["^virtual:", "\\+types/"] },
    },
  ],
  options: {
    // TypeScript 7 has no compiler API for dependency-cruiser to use; swc reads our files.
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["^(build|data|coverage|docs)/", "^\\.react-router/", "\\.css"] },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".d.ts"],
    },
  },
};
