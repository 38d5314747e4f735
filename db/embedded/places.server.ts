import { createHash } from "node:crypto";
import { chmodSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** node-postgres finds a Unix socket by its folder and this name. */
export const SOCKET_PORT = 5432;
const SOCKET_NAME = `.s.PGSQL.${SOCKET_PORT}`;

// The kernel keeps 108 bytes for a socket's path on Linux and 104 on macOS, the last one a zero.
const MAX_SOCKET_PATH_BYTES = 103;

export type Places = { lockPath: string; databaseDir: string; socketPath: string };

/** Where the embedded engine keeps its things. Makes the folders, open to their owner alone. */
export function preparePlaces(dataDir: string): Places {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const places = placesIn(dataDir);
  const socketDir = dirname(places.socketPath);
  mkdirSync(socketDir, { recursive: true, mode: 0o700 });
  // Also throws where somebody else made the folder in the shared temp folder first.
  chmodSync(socketDir, 0o700);
  return places;
}

export function placesIn(dataDir: string): Places {
  return {
    lockPath: join(dataDir, "engine.lock"),
    databaseDir: join(dataDir, "postgres"),
    socketPath: socketPathFor(dataDir),
  };
}

function socketPathFor(dataDir: string): string {
  const inside = join(dataDir, "run", SOCKET_NAME);
  if (Buffer.byteLength(inside) <= MAX_SOCKET_PATH_BYTES) return inside;
  const short = createHash("sha256").update(dataDir).digest("hex").slice(0, 16);
  return join(tmpdir(), `waymark-${process.getuid?.() ?? 0}-${short}`, SOCKET_NAME);
}
