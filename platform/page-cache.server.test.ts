import pg from "pg";
import { expect, inject, onTestFinished } from "vitest";
import { connection, pool } from "#db/client.server.ts";
import { test } from "#test/database.ts";
import {
  EVERYTHING,
  invalidatePages,
  onInvalidatedPages,
  shareInvalidations,
} from "./page-cache.server.ts";

function hearing() {
  const heard: string[] = [];
  onTestFinished(onInvalidatedPages((tag) => heard.push(tag)));
  return heard;
}

test("forgetting is heard here at once", async () => {
  const heard = hearing();
  invalidatePages("home");

  expect(heard).toEqual(["home"]);
});

// The embedded engine serves one process and delivers no notifications.
test.runIf(inject("engine") === "postgres")(
  "what another process forgets is heard here",
  async () => {
    const heard = hearing();
    onTestFinished(await shareInvalidations());
    await pool().query("select pg_notify('waymark_forget_pages', 'universities')");

    await expect.poll(() => heard).toEqual([EVERYTHING, "universities"]);
  },
);

test.runIf(inject("engine") === "postgres")(
  "what a process forgets that hears nothing itself, a worker or a command, is heard by others",
  async () => {
    const heard: (string | undefined)[] = [];
    const other = new pg.Client(connection());
    await other.connect();
    onTestFinished(() => other.end());
    other.on("notification", ({ payload }) => heard.push(payload));
    await other.query("listen waymark_forget_pages");
    invalidatePages("register");

    await expect.poll(() => heard).toEqual(["register"]);
  },
);

test.runIf(inject("engine") === "postgres")(
  "coming back after a lost connection forgets everything",
  async () => {
    const heard = hearing();
    onTestFinished(await shareInvalidations());
    await pool().query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'waymark-pages'",
    );

    await expect.poll(() => heard, { timeout: 5000 }).toEqual([EVERYTHING, EVERYTHING]);
  },
);
