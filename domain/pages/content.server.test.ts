import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { pageTypes } from "#domain/page-types.ts";
import { test } from "#test/database.ts";
import { aStaffMember } from "#test/factories.ts";
import { contentFolder } from "./content-folder.server.ts";
import { exportContent } from "./export-content.server.ts";
import { findPage } from "./find-page.server.ts";
import { loadContent } from "./load-content.server.ts";
import type { Page } from "./page.ts";
import { findRevision, listPages } from "./pages.queries.server.ts";
import { publishPage, unpublishPage } from "./publish-page.server.ts";
import { renamePage } from "./rename-page.server.ts";
import { savePage } from "./save-page.server.ts";

const now = new Date("2031-03-01T09:00:00Z");
const legalType = pageTypes.find(({ name }) => name === "legal")!;
/** The three files of one type say the same of loading as all of them do, a hundred times sooner. */
const legal = [legalType];

/** A copy of these folders of content/ that a test may change. */
function ownContent(types = legal): string {
  const home = mkdtempSync(join(tmpdir(), "waymark-content-"));
  onTestFinished(() => rmSync(home, { recursive: true }));
  for (const { folder } of types) {
    cpSync(join(contentFolder(), folder), join(home, folder), { recursive: true });
  }
  return home;
}

function filesOf(home: string): [path: string, text: string][] {
  return pageTypes.flatMap(({ folder }) =>
    readdirSync(join(home, folder))
      .filter((file) => file.endsWith(".md"))
      .sort()
      .map((file): [string, string] => [
        `${folder}/${file}`,
        readFileSync(join(home, folder, file), "utf8"),
      ]),
  );
}

const cookiesOf = (home: string) => join(home, "legal", "cookies.md");
const wordsOf = ({ title, description, body, fields, reviewBy, author }: Page<object>) => ({
  ...{ title, description, body, fields, reviewBy, author },
});

test("every file is a page after the first start, no second one changes it, and exporting gives the same files", async () => {
  const home = ownContent([...pageTypes]);
  const before = filesOf(home);
  const outcomes = await loadContent(pageTypes, now, home);
  expect(outcomes.size).toBe(before.length);
  expect(new Set(outcomes.values())).toEqual(new Set(["added"]));

  const again = await loadContent(pageTypes, new Date(now.getTime() + 1), home);
  expect(new Set(again.values())).toEqual(new Set(["unchanged"]));
  expect((await findPage(legalType, "cookies"))?.revision).toBe(1);

  expect(await exportContent(pageTypes, { home })).toEqual([]);
  for (const { folder } of pageTypes) rmSync(join(home, folder), { recursive: true, force: true });
  expect(await exportContent(pageTypes, { home })).toHaveLength(before.length);
  expect(filesOf(home)).toEqual(before);
});

test("two processes that start at once load each file once", async () => {
  await Promise.all([loadContent(legal, now), loadContent(legal, now)]);
  expect((await listPages(legalType, { page: 1 })).rows.map(({ revision }) => revision)).toEqual([
    1, 1, 1,
  ]);
});

test("a file that changed is taken up, as a revision", async () => {
  const home = ownContent();
  await loadContent(legal, now, home);
  const text = readFileSync(cookiesOf(home), "utf8");
  writeFileSync(cookiesOf(home), text.replace("title: Cookies", "title: Cookies here"));

  const outcomes = await loadContent(legal, now, home);
  expect(outcomes.get("legal/cookies")).toBe("updated");
  expect(await findPage(legalType, "cookies")).toMatchObject({
    title: "Cookies here",
    revision: 2,
  });
});

test("a file that was renamed without a word of it is the same page too", async () => {
  const home = ownContent();
  await loadContent(legal, now, home);
  const before = (await findPage(legalType, "cookies"))!;
  renameSync(cookiesOf(home), join(home, "legal", "cookie-policy.md"));

  await loadContent(legal, now, home);
  const moved = { id: before.id, slug: "cookie-policy" };
  expect(await findPage(legalType, "cookies")).toMatchObject(moved);
  expect(await findPage(legalType, "cookie-policy")).toMatchObject(moved);
});

test("a file that was renamed is the same page at a new address", async () => {
  const home = ownContent();
  await loadContent(legal, now, home);
  const before = (await findPage(legalType, "cookies"))!;
  const text = readFileSync(cookiesOf(home), "utf8");
  rmSync(cookiesOf(home));
  const renamed = join(home, "legal", "cookie-policy.md");
  writeFileSync(renamed, text.replace("---\n", "---\nformerSlugs:\n  - cookies\n"));

  const outcomes = await loadContent(legal, now, home);
  expect(outcomes.get("legal/cookie-policy")).toBe("updated");
  expect(await findPage(legalType, "cookies")).toMatchObject({
    id: before.id,
    slug: "cookie-policy",
  });
});

test("a page that staff edited is never overwritten, and follows its file again once exported", async () => {
  const home = ownContent();
  const staff = await aStaffMember();
  await loadContent(legal, now, home);
  const page = (await findPage(legalType, "cookies"))!;
  const words = { ...wordsOf(page), body: "By staff." };
  await savePage(legalType, staff, { slug: "cookies", baseRevision: 1, words }, now);

  const text = readFileSync(cookiesOf(home), "utf8");
  writeFileSync(cookiesOf(home), text.replace("title: Cookies", "title: By release"));
  expect((await loadContent(legal, now, home)).get("legal/cookies")).toBe("edited-by-staff");
  expect(await findPage(legalType, "cookies")).toMatchObject({
    title: "Cookies",
    body: "By staff.",
  });

  expect(await exportContent(legal, { home })).toEqual(["legal/cookies.md"]);
  expect(readFileSync(cookiesOf(home), "utf8")).toContain("\nBy staff.\n");
  expect((await loadContent(legal, now, home)).get("legal/cookies")).toBe("unchanged");

  const exported = readFileSync(cookiesOf(home), "utf8");
  writeFileSync(cookiesOf(home), exported.replace("By staff.", "By release."));
  expect((await loadContent(legal, now, home)).get("legal/cookies")).toBe("updated");
  expect((await findPage(legalType, "cookies"))?.body).toBe("By release.");
  expect((await findRevision(page.id, 2))?.state.body).toBe("By staff.");
});

test("what staff took off stays off at the next release", async () => {
  const home = ownContent();
  const staff = await aStaffMember();
  await loadContent(legal, now, home);
  await unpublishPage(legalType, staff, { slug: "cookies" }, now);
  writeFileSync(cookiesOf(home), `${readFileSync(cookiesOf(home), "utf8")}\nMore.\n`);
  await loadContent(legal, now, home);
  expect((await findPage(legalType, "cookies"))?.status).toBe("unpublished");
});

test("a renamed page is exported under its name, with the one it had", async () => {
  const home = ownContent();
  const staff = await aStaffMember();
  await loadContent(legal, now, home);
  await renamePage(legalType, staff, { slug: "cookies", to: "our-cookies" }, now);
  await publishPage(legalType, staff, { slug: "our-cookies" }, now);
  const changed = await exportContent(legal, { home });
  expect(changed).toEqual(["legal/cookies.md", "legal/our-cookies.md"]);
  const renamed = readFileSync(join(home, "legal", "our-cookies.md"), "utf8");
  expect(renamed).toContain("formerSlugs:\n  - cookies\n");
});

test("a database made from the exported files knows the addresses a page had", async () => {
  const home = ownContent();
  const text = readFileSync(cookiesOf(home), "utf8");
  rmSync(cookiesOf(home));
  const renamed = text.replace("title: Cookies", "title: Cookies\nformerSlugs:\n  - cookies");
  writeFileSync(join(home, "legal", "our-cookies.md"), renamed);
  await loadContent(legal, now, home);
  expect(await findPage(legalType, "cookies")).toMatchObject({ slug: "our-cookies" });
});

test("a file with a mistake in it loads nothing and is named", async () => {
  const home = ownContent();
  writeFileSync(cookiesOf(home), "---\ntitle: Cookies\ncolour: red\n---\nWords.\n");
  await expect(loadContent(legal, now, home)).rejects.toThrow("content/legal/cookies.md");
  expect((await listPages(legalType, { page: 1 })).total).toBe(0);
});

test("a page that is left out becomes no file, and the file it has is not touched", async () => {
  const home = ownContent();
  await loadContent(legal, now, home);
  writeFileSync(cookiesOf(home), "Ours alone");

  expect(await exportContent(legal, { home, leftOut: ["legal/cookies.md"] })).toEqual([]);
  expect(readFileSync(cookiesOf(home), "utf8")).toBe("Ours alone");
});
