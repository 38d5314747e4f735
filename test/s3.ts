import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
// @ts-expect-error It brings no types.
import S3rver from "@20minutes/s3rver";
import type { S3Settings } from "#platform/files/s3-store.server.ts";

type S3Server = { run(): Promise<{ port: number }>; close(): Promise<void> };

export type TestS3 = { settings: S3Settings; stop(): Promise<void> };

/** A real S3-compatible server on a free port, which checks signatures, with one empty bucket. */
export async function startS3(): Promise<TestS3> {
  const directory = mkdtempSync(join(tmpdir(), "wm-s3-"));
  const configureBuckets = [{ name: "waymark" }];
  const options = { address: "127.0.0.1", port: 0, silent: true, vhostBuckets: false };
  const server: S3Server = new S3rver({ ...options, directory, configureBuckets });
  const { port } = await server.run();
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: "waymark",
      region: "us-east-1",
      accessKeyId: "S3RVER",
      secretAccessKey: "S3RVER",
    },
    async stop() {
      await server.close();
      rmSync(directory, { recursive: true });
    },
  };
}
