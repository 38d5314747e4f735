import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { type Account, findBinaries, serverAccount } from "./postgres-binaries.ts";

/** A PostgreSQL of our own; `home` is the folder with its Unix socket. */
export type Cluster = { home: string; stop(): Promise<void> };

export async function startCluster(home = aFolder()): Promise<Cluster> {
  mkdirSync(home, { recursive: true, mode: 0o700 });
  const account = serverAccount();
  if (account) chownSync(home, account.uid, account.gid);
  const server = await startServer(home, account);
  const killServer = () => void server.kill("SIGKILL");
  process.once("exit", killServer);

  return {
    home,
    async stop() {
      process.off("exit", killServer);
      server.kill("SIGINT");
      if (server.exitCode === null) await once(server, "exit");
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function aFolder(): string {
  return mkdtempSync(join(tmpdir(), "wm-pg-"));
}

/** How a process reaches one database of the cluster. */
export function urlOf(home: string, database: string): string {
  return `postgres://postgres@localhost/${database}?host=${home}`;
}

async function startServer(home: string, account: Account): Promise<ChildProcess> {
  const binaries = findBinaries(account, home);
  const data = join(home, "data");
  mkdirSync(data, { mode: 0o700 });
  if (account) chownSync(data, account.uid, account.gid);

  const as = { ...account, cwd: home };
  const initdb = [
    "-D",
    data,
    "-U",
    "postgres",
    "-A",
    "trust",
    "-E",
    "UTF8",
    "--locale=C",
    "--no-sync",
  ];
  execFileSync(join(binaries, "initdb"), initdb, { ...as, stdio: ["ignore", "ignore", "pipe"] });

  const withoutDurability = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];
  const options = ["listen_addresses=", "max_connections=200", ...withoutDurability].flatMap(
    (o) => ["-c", o],
  );
  const server = spawn(join(binaries, "postgres"), ["-D", data, "-k", home, ...options], {
    ...as,
    stdio: "ignore",
  });
  await untilListening(home, server);
  return server;
}

async function untilListening(home: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt++) {
    const client = new pg.Client({ host: home, user: "postgres", database: "postgres" });
    try {
      await client.connect();
      return await client.end();
    } catch {
      if (server.exitCode !== null) break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`The PostgreSQL for the tests did not start in ${home}.`);
}

export async function createDatabase(
  home: string,
  name: string,
  template = "template1",
): Promise<void> {
  const client = new pg.Client({ host: home, user: "postgres", database: "postgres" });
  await client.connect();
  try {
    await client.query(`create database ${name} template ${template}`);
  } finally {
    await client.end();
  }
}
