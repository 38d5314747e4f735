/**
 * The first install of a checkout, beside its place and then moved there. Our lock file records no
 * hosts, so npm would ask the registry about each of 840 packages before it fetches it; here it is
 * given a copy that says where each is. A half of node_modules is never seen either.
 */
import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

/** False where it did not work: then npm is left to find the addresses itself. */
export async function installAside(root, install) {
  const aside = join(root, "build", "installing");
  try {
    prepare(root, aside);
    await install(aside);
    renameSync(join(aside, "node_modules"), join(root, "node_modules"));
    return true;
  } catch {
    return false;
  } finally {
    tidyUp(aside);
  }
}

function tidyUp(aside) {
  try {
    rmSync(aside, { recursive: true, force: true, maxRetries: 3 });
  } catch {
    // Deleted before the next time, and in nobody's way meanwhile.
  }
}

function prepare(root, aside) {
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { recursive: true });
  for (const name of ["package.json", ".npmrc"]) {
    if (existsSync(join(root, name))) copyFileSync(join(root, name), join(aside, name));
  }
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const packages = withAddresses(lock.packages, registryOf(root));
  writeFileSync(join(aside, "package-lock.json"), JSON.stringify({ ...lock, packages }));
}

function registryOf(root) {
  const asked = ["config", "get", "registry"];
  const isWindows = process.platform === "win32";
  return spawnSync("npm", asked, { cwd: root, encoding: "utf8", shell: isWindows }).stdout.trim();
}

/** As every registry of npm's kind has them; what comes from elsewhere, or within another package, stays as it is. */
export function withAddresses(packages, registry) {
  return Object.fromEntries(
    Object.entries(packages).map(([path, entry]) => [path, withAddress(path, entry, registry)]),
  );
}

function withAddress(path, entry, registry) {
  if (path === "" || entry.link || entry.inBundle || entry.resolved) return entry;
  const name = entry.name ?? path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
  const file = `${name.slice(name.indexOf("/") + 1)}-${entry.version}.tgz`;
  return { ...entry, resolved: `${registry.replace(/\/$/, "")}/${name}/-/${file}` };
}
