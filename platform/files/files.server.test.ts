import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { db } from "#db/client.server.ts";
import { files } from "#db/schema/files.ts";
import { test, testSettings } from "#test/database.ts";
import { aFile } from "#test/files.ts";
import { startS3, type TestS3 } from "#test/s3.ts";
import { performOnly, waitingTasks } from "#test/tasks.ts";
import { setSettings } from "../settings.server.ts";
import { answerFile } from "./answer-file.server.ts";
import { currentStore, filesFolder } from "./current-store.server.ts";
import {
  findFile,
  logIfLost,
  readWhole,
  removeFiles,
  type StoredFile,
  storeFile,
} from "./files.server.ts";
import { openSignedFile, signFile } from "./signed-files.server.ts";
import { DamagedFileError } from "./verified.server.ts";

let s3: TestS3;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());

const CONTENT = "0123456789";
const cacheControl = "private, max-age=600";

function ask(file: StoredFile, headers: Record<string, string> = {}, method = "GET") {
  const request = new Request("http://localhost/a-file", { method, headers });
  return answerFile(request, file, { cacheControl });
}

/** As a bad disk would: another byte at the same length. */
function damage(file: StoredFile): void {
  const folder = filesFolder();
  const path = join(folder, file.id.slice(0, 2), file.id.slice(2, 4), file.id);
  const bytes = readFileSync(path);
  bytes[0] = bytes[0]! ^ 1;
  writeFileSync(path, bytes);
}

describe.each(["disk", "s3"] as const)("on %s", (name) => {
  const choose = () => setSettings(testSettings({ s3: name === "s3" ? s3.settings : null }));

  test("a file is stored before its row, and gone after it", async () => {
    choose();
    const stored = await storeFile(Buffer.from(CONTENT), "text/plain");
    expect(await findFile(stored.id)).toBeNull();
    const file = await aFile(CONTENT);
    expect(await findFile(file.id)).toEqual(file);
    expect(String(await readWhole(file))).toBe(CONTENT);

    await db.transaction((tx) => removeFiles(tx, [file.id]));
    expect(await findFile(file.id)).toBeNull();
    expect(await currentStore().stat(file.id)).toEqual({ bytes: 10 });
    await performOnly("remove-files");
    expect(await currentStore().stat(file.id)).toBeNull();
  });

  test("a removal that is taken back removes nothing", async () => {
    choose();
    const file = await aFile(CONTENT);
    const taken = db.transaction(async (tx) => {
      await removeFiles(tx, [file.id]);
      throw new Error("Taken back");
    });
    await expect(taken).rejects.toThrow("Taken back");
    expect(await waitingTasks()).toEqual([]);
    expect(await findFile(file.id)).toEqual(file);
    expect(String(await readWhole(file))).toBe(CONTENT);
  });

  test("an answer is whole, a part, nothing new, or that the part lies outside", async () => {
    choose();
    const file = await aFile(CONTENT);
    const etag = `"${file.sha256}"`;

    const whole = await ask(file);
    expect(whole.status).toBe(200);
    expect(await whole.text()).toBe(CONTENT);
    expect(Object.fromEntries(whole.headers)).toEqual({
      "content-type": "text/plain",
      "content-length": "10",
      "accept-ranges": "bytes",
      "cache-control": cacheControl,
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      etag,
    });

    const part = await ask(file, { range: "bytes=2-4" });
    expect([part.status, await part.text()]).toEqual([206, "234"]);
    expect(part.headers.get("content-range")).toBe("bytes 2-4/10");
    expect(part.headers.get("content-length")).toBe("3");

    const outside = await ask(file, { range: "bytes=10-" });
    expect([outside.status, await outside.text()]).toEqual([416, ""]);
    expect(outside.headers.get("content-range")).toBe("bytes */10");

    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const answer = await ask(file, { "if-none-match": known, range: "bytes=0-1" });
      expect([answer.status, answer.body]).toEqual([304, null]);
      expect(answer.headers.get("etag")).toBe(etag);
    }
  });

  test("If-Range gives the part only to anyone who has the rest of this very file", async () => {
    choose();
    const file = await aFile(CONTENT);
    const range = "bytes=8-";
    const of = async (condition: string) => {
      const answer = await ask(file, { range, "if-range": condition });
      return [answer.status, await answer.text()];
    };
    expect(await of(`"${file.sha256}"`)).toEqual([206, "89"]);
    expect(await of('"another"')).toEqual([200, CONTENT]);
    expect(await of(`W/"${file.sha256}"`)).toEqual([200, CONTENT]);
    expect(await of("Mon, 16 Nov 2026 09:00:00 GMT")).toEqual([200, CONTENT]);
  });

  test("HEAD says how long it is and knows no parts; several parts at once are the whole", async () => {
    choose();
    const file = await aFile(CONTENT);
    const head = await ask(file, { range: "bytes=0-1" }, "HEAD");
    expect([head.status, head.body]).toEqual([200, null]);
    expect(head.headers.get("content-length")).toBe("10");
    const several = await ask(file, { range: "bytes=0-1,4-5" });
    expect([several.status, await several.text()]).toEqual([200, CONTENT]);
  });

  test("a file whose bytes are lost is not found", async () => {
    choose();
    const file = await aFile(CONTENT);
    await currentStore().remove(file.id);
    expect(await readWhole(file)).toBeNull();
    expect((await ask(file)).status).toBe(404);
    expect((await ask(file, { range: "bytes=0-1" })).status).toBe(404);
  });

  test("bytes are lost where the file has a row, and not where it was removed meanwhile", async () => {
    choose();
    const [lost, removed] = [await aFile(CONTENT), await aFile(CONTENT)];
    await currentStore().remove(lost.id);
    await db.transaction((tx) => removeFiles(tx, [removed.id]));
    await performOnly("remove-files");
    expect(await readWhole(removed)).toBeNull();
    expect((await ask(removed)).status).toBe(404);
    expect([await logIfLost(lost), await logIfLost(removed)]).toEqual([true, false]);
  });

  test("many store and read at once, each their own", async () => {
    choose();
    const contents = Array.from({ length: 20 }, (_, n) => `${n} `.repeat(500));
    const stored = await Promise.all(contents.map((content) => aFile(content)));
    const read = await Promise.all(stored.map(async (file) => String(await readWhole(file))));
    expect(read).toEqual(contents);
    expect(await db.$count(files)).toBe(20);
  });
});

test("bytes that are not what was stored are never taken for the file", async () => {
  const [small, large] = [await aFile(CONTENT), await aFile("x".repeat(700_000))];
  damage(small);
  damage(large);
  expect(await readWhole(small)).toBeNull();
  for (const file of [small, large]) {
    const answer = await ask(file);
    await expect(answer.text()).rejects.toThrow(DamagedFileError);
  }
});

test("a name makes it a download, whatever is in the name", async () => {
  const file = await aFile(CONTENT);
  const request = new Request("http://localhost/a-file");
  const answer = await answerFile(request, file, { cacheControl, fileName: `a"; x='é\r\n.pdf` });
  expect(answer.headers.get("content-disposition")).toBe(
    "attachment; filename*=UTF-8''a%22%3B%20x%3D%27%C3%A9%0D%0A.pdf",
  );
});

test("a signed address opens one file, for one holder, for a while", () => {
  const now = new Date("2026-11-16T09:00:00Z");
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const token = signFile("a-file", "a session", later(5));
  expect(openSignedFile(token, "a session", now)).toBe("a-file");
  expect(openSignedFile(token, "another session", now)).toBeNull();
  expect(openSignedFile(token, "", now)).toBeNull();
  expect(openSignedFile(token, "a session", later(5))).toBeNull();
  const [payload, expiry, signature] = token.split(".") as [string, string, string];
  const other = signFile("b-file", "a session", later(5)).split(".")[0];
  expect(openSignedFile(`${other}.${expiry}.${signature}`, "a session", now)).toBeNull();
  const longer = String(Number(expiry) + 3600);
  expect(openSignedFile(`${payload}.${longer}.${signature}`, "a session", now)).toBeNull();
  expect(Buffer.from(payload, "base64url").toString()).not.toContain("a session");
});
