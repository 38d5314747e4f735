/**
 * Checks that our linter does not have: suppressions with reasons, file names that say something, short
 * routes, formatters that are made once, and a checksum for every locked package.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";

const ROUTE_LINES = 150;
const ONE_READER = "app/request-body.server.ts";
const EMPTY_NAMES = /^(utils?|helpers?|misc|common|types|index|general|shared)\.tsx?$/;
const EMPTY_FOLDERS = /(^|\/)(utils?|helpers?|misc|common|general)\//;

const ROOMS =
  /^(addresses|app|db|demo|domain|platform|rules|search|server|ui|workers)\/.*(?<!\.(test|spec))\.tsx?$/;
/** `ui` takes nothing from `rules`: it has one place with one formatter, made on load. */
const FORMATTER_OWNERS = /^(rules\/formats\/[a-z-]+|ui\/format-count)\.ts$/;
const FORMATTER =
  /\bIntl\.(?:Collator|DateTimeFormat|DisplayNames|DurationFormat|ListFormat|Locale|NumberFormat|PluralRules|RelativeTimeFormat|Segmenter)\(|\.toLocale(?:Date|Time)?String\(/;

/** Taken out of React Router's part of the bundle (docs/decisions/0069): it would work in development only. */
const LEFT_OUT_OF_ROUTER = /\bviewTransition(?![\w,])|\blazy: (?:async )?\(/;

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
  maxBuffer: 64 * 1024 * 1024,
})
  .split("\n")
  .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file) && existsSync(file));

const complaints = [
  ...files.flatMap((file) => complaintsAbout(file, readFileSync(file, "utf8"))),
  ...complaintsAboutPeers(packagesIn("package-lock.json")),
  ...complaintsAboutLock("package-lock.json"),
  ...complaintsAboutLock("bench/tools/package-lock.json"),
];
for (const complaint of complaints) console.error(complaint);
console.log(sizes());
process.exitCode = complaints.length > 0 ? 1 : 0;

function complaintsAbout(file, text) {
  const lines = text.trimEnd().split("\n");
  const ownsNoFormatter = ROOMS.test(file) && !FORMATTER_OWNERS.test(file);
  const found = lines.flatMap((line, number) => [
    ...(suppressionWithoutReason(line)
      ? [`${file}:${number + 1} a suppression needs its reason`]
      : []),
    ...(ownsNoFormatter && FORMATTER.test(line)
      ? [
          `${file}:${number + 1} makes a formatter, which is slow: use rules/formats/ (in ui, ui/format-count.ts), where each is made once`,
        ]
      : []),
  ]);
  if (EMPTY_NAMES.test(basename(file)) || EMPTY_FOLDERS.test(file)) {
    found.push(`${file} needs a name that says what is in it`);
  }
  if (file.startsWith("app/") && file !== ONE_READER && /request\.(formData|json)\(\)/.test(text)) {
    found.push(`${file} reads a body itself; ${ONE_READER} refuses what cannot be stored`);
  }
  if (ROOMS.test(file) && LEFT_OUT_OF_ROUTER.test(text)) {
    found.push(`${file} asks React Router for what scripts/bundle/slim-router.ts takes out`);
  }
  if (/^app\/routes\/(.+\/)?(route|layout)\.tsx$/.test(file) && lines.length > ROUTE_LINES) {
    found.push(`${file} has ${lines.length} lines; a route module has at most ${ROUTE_LINES}`);
  }
  return found;
}

function complaintsAboutPeers(packages) {
  return packages
    .filter(([, { peer, dev, devOptional, optional }]) => peer && !dev && !devOptional && !optional)
    .map(
      ([path]) =>
        `${path} is locked only as a peer, and npm start leaves peers out (docs/decisions/0070): make it a dependency`,
    );
}

function complaintsAboutLock(file) {
  return packagesIn(file).flatMap(([path, { integrity, resolved }]) => [
    ...(integrity
      ? []
      : [`${path} is locked without a checksum in ${file}: npm run lock:integrity`]),
    ...(resolved ? [`${path} names a host in ${file}: npm run lock:integrity`] : []),
  ]);
}

function packagesIn(file) {
  const { packages } = JSON.parse(readFileSync(file, "utf8"));
  return Object.entries(packages).filter(([path]) => path !== "");
}

function suppressionWithoutReason(line) {
  const directive =
    /(?:\/\/|\/\*)\s*(@ts-expect-error|@ts-ignore|@ts-nocheck|biome-ignore)(.*)$/.exec(line);
  if (!directive) return false;
  const [, kind, rest = ""] = directive;
  if (kind === "@ts-ignore" || kind === "@ts-nocheck") return true;
  const reason = kind === "biome-ignore" ? rest.slice(rest.indexOf(":") + 1) : rest;
  return reason.replaceAll(/[^\p{L}]/gu, "").length < 10 || /<explanation>/.test(reason);
}

function sizes() {
  const lengths = files
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|spec)\.tsx?$/.test(file))
    .map((file) => readFileSync(file, "utf8").trimEnd().split("\n").length)
    .sort((a, b) => a - b);
  const at = (share) => lengths[Math.floor((lengths.length - 1) * share)];
  return `${lengths.length} files; lines: median ${at(0.5)}, 90th percentile ${at(0.9)}, longest ${at(1)}`;
}
