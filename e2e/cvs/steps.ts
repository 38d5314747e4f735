import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { sampleCv } from "#domain/cvs/studio/sample-cv.ts";
import { type Person, send, sessionFor } from "#e2e/fixtures.ts";
import { hydrated } from "#e2e/kit/hydrated.ts";

/** A CV with the sample's words, made as the review of an import makes it. Its id. */
export async function aCvOf(person: Person, title: string): Promise<string> {
  const { cookie } = await sessionFor(person, "main");
  const form = {
    intent: "keep",
    title,
    market: "gb",
    document: JSON.stringify(sampleCv.document),
  };
  const { status, headers } = await send("/my-cvs/import", { headers: { cookie }, form });
  expect(status).toBe(302);
  const id = /cv=([\w-]+)/.exec(String(headers.location))?.[1];
  if (!id) throw new Error(`No CV was made: ${headers.location}`);
  return id;
}

/** An empty letter. Its id. */
export async function aLetterOf(person: Person, title: string): Promise<string> {
  const { cookie } = await sessionFor(person, "main");
  const form = { kind: "letter", title, market: "gb" };
  const { status, headers } = await send("/create-cv", { headers: { cookie }, form });
  expect(status).toBe(302);
  const id = /letters\/([\w-]+)/.exec(String(headers.location))?.[1];
  if (!id) throw new Error(`No letter was made: ${headers.location}`);
  return id;
}

/** The script has taken over: what is typed from now on is saved by itself. */
export async function ready(page: Page): Promise<void> {
  await hydrated(page.getByRole("button", { name: "Undo" }));
}

export async function savingIs(page: Page, kind: string): Promise<void> {
  await expect(page.locator("[data-saving]")).toHaveAttribute("data-saving", kind);
}

export async function saved(page: Page): Promise<void> {
  await expect(page.locator("[data-saving]")).toHaveAttribute("data-saving", "saved");
}

/** Types, and waits until the words are kept: "saved" may still be said about the words before. */
export async function typedAndSaved(page: Page, type: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().endsWith("/save"));
  await type();
  await answered;
  await saved(page);
}
