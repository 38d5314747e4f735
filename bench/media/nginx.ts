import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Running } from "../pages/running.ts";

/** nginx on the same file, where this machine has it; null where not. */
export async function startNginx(path: string): Promise<Running | null> {
  if (spawnSync("nginx", ["-v"]).status !== 0) return null;
  const folder = mkdtempSync(join(tmpdir(), "waymark-nginx-"));
  const port = await freePort();
  writeFileSync(join(folder, "nginx.conf"), configuration(folder, port, dirname(path)));
  const child = spawn("nginx", ["-p", folder, "-c", "nginx.conf", "-e", "stderr"], {
    stdio: "ignore",
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 50; tries++) {
    if (await fetch(origin).catch(() => null)) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const stop = async () => {
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin, pid: child.pid!, stop };
}

/** One worker, as one process of ours is. It may run as root, and read what root has written. */
function configuration(folder: string, port: number, root: string): string {
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const paths = temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ");
  return `${user} daemon off; worker_processes 1; pid ${folder}/pid; events {}
http { access_log off; sendfile on; ${paths} server { listen 127.0.0.1:${port}; root ${root}; } }`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}
