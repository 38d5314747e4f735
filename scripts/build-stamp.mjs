/** Knows whether the build on disk was made from the sources on disk. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Everything a build is made from. Rooms that do not exist yet are passed over. */
const SOURCES = [
  "addresses",
  "app",
  "content",
  "db",
  "demo",
  "domain",
  "platform",
  "public",
  "rules",
  "scripts/bundle",
  "search",
  "server",
  "templates",
  "ui",
  "workers",
  "package.json",
  "package-lock.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];
const NOT_BUILT = /\.test\.tsx?$|\.md$|\/migrations\//;

export function isBuilt(root) {
  const stamp = join(root, "build", "stamp");
  return existsSync(stamp) && readFileSync(stamp, "utf8") === buildStamp(root);
}

export function markBuilt(root, stamp) {
  writeFileSync(join(root, "build", "stamp"), stamp);
}

/** A hash over names and contents: times of change mean nothing after a checkout. */
export function buildStamp(root) {
  const hash = createHash("sha256");
  for (const source of SOURCES) {
    for (const file of filesIn(root, source))
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(root, file)))
        .update("\0");
  }
  return hash.digest("hex");
}

function filesIn(root, path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1))
    .filter((file) => !NOT_BUILT.test(file))
    .sort();
}
