/**
 * Gives every package of our lock files the checksum the registry publishes for it, and takes
 * addresses out. npm forgets checksums where it resolves from a tree already installed.
 *
 *   npm run lock:integrity
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./install.mjs";

const AT_ONCE = 12;
const registry = execFileSync("npm", ["config", "get", "registry"], { encoding: "utf8" }).trim();

for (const name of ["package-lock.json", "bench/tools/package-lock.json"]) await complete(name);

async function complete(name) {
  const file = join(root, name);
  const lock = JSON.parse(readFileSync(file, "utf8"));
  const entries = Object.entries(lock.packages).filter(([path]) => path !== "");
  const without = entries.filter(([, entry]) => !entry.integrity);
  for (let at = 0; at < without.length; at += AT_ONCE)
    await Promise.all(without.slice(at, at + AT_ONCE).map(([path, entry]) => fill(path, entry)));
  for (const [, entry] of entries) delete entry.resolved;

  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${name}: ${without.length} checksums added, ${entries.length} packages in all.`);
}

async function fill(path, entry) {
  const name = entry.name ?? path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
  const address = new URL(`${name.replace("/", "%2f")}/${entry.version}`, registry);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${name}@${entry.version}: the registry says ${answer.status}.`);
  const { dist } = await answer.json();
  if (!dist.integrity) throw new Error(`${name}@${entry.version} has no checksum in the registry.`);
  entry.integrity = dist.integrity;
  const { version, integrity, ...rest } = entry;
  for (const key of Object.keys(entry)) delete entry[key];
  Object.assign(entry, { version, integrity, ...rest });
}
