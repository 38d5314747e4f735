import { expect as browserExpect } from "@playwright/test";
import { isShown, oneLine, wordsOf } from "./accessible.ts";
import { PlainLocator } from "./plain-locator.ts";
import { PlainPage } from "./plain-page.ts";

type Outcome = { pass: boolean; message: () => string };
type Words = string | RegExp;
/** What is asked of a plain visitor's page; the rest goes to Playwright's own matcher. */
type Ask = (subject: PlainLocator, ...given: never[]) => boolean;

const asks = {
  toBeVisible: (subject: PlainLocator) =>
    subject.elements().length > 0 && isShown(subject.element()),
  toBeHidden: (subject: PlainLocator) =>
    subject.elements().length === 0 || !isShown(subject.element()),
  toBeAttached: (subject: PlainLocator) => subject.elements().length > 0,
  toHaveCount: (subject: PlainLocator, count: number) => subject.elements().length === count,
  toBeChecked: (subject: PlainLocator) => (subject.element() as HTMLInputElement).checked,
  toBeDisabled: (subject: PlainLocator) => subject.element().matches(":disabled"),
  toBeEnabled: (subject: PlainLocator) => !subject.element().matches(":disabled"),
  toHaveText: (subject: PlainLocator, wanted: Words | Words[]) =>
    compare(subject, wanted, (text, line) => text === line),
  toContainText: (subject: PlainLocator, wanted: Words | Words[]) =>
    compare(subject, wanted, (text, line) => text.includes(line)),
  toHaveValue: (subject: PlainLocator, wanted: Words) =>
    fits((subject.element() as HTMLInputElement).value, wanted),
  toHaveAttribute: (subject: PlainLocator, name: string, wanted?: Words) => {
    const value = subject.element().getAttribute(name);
    return value !== null && (wanted === undefined || fits(value, wanted));
  },
  toHaveClass: (subject: PlainLocator, wanted: Words) =>
    fits(subject.element().getAttribute("class") ?? "", wanted),
  toHaveAccessibleName: (subject: PlainLocator, wanted: Words) =>
    fits(subject.accessibleName(), wanted),
  toHaveAccessibleDescription: (subject: PlainLocator, wanted: Words) =>
    fits(subject.accessibleDescription(), wanted),
} satisfies Record<string, Ask>;

function compare(
  subject: PlainLocator,
  wanted: Words | Words[],
  matches: (text: string, line: string) => boolean,
): boolean {
  const test = (text: string, one: Words) =>
    one instanceof RegExp ? one.test(text) : matches(text, oneLine(one));
  if (!Array.isArray(wanted)) return test(wordsOf(subject.element()), wanted);
  const texts = subject.elements().map(wordsOf);
  return texts.length === wanted.length && texts.every((text, at) => test(text, wanted[at]!));
}

function fits(value: string, wanted: Words): boolean {
  return wanted instanceof RegExp ? wanted.test(value) : value === wanted;
}

const matchers = Object.fromEntries(
  Object.entries(asks).map(([name, ask]) => [name, forBoth(name, ask as unknown as Ask)]),
);

function forBoth(name: string, ask: Ask) {
  return function (this: { isNot: boolean }, subject: unknown, ...given: never[]) {
    if (!(subject instanceof PlainLocator)) return browsers(this.isNot, subject, name, given);
    const pass = ask(subject, ...given);
    return { pass, message: () => explain(subject, name, given) };
  };
}

function explain(subject: PlainLocator, name: string, given: unknown[]): string {
  const found = subject.elements().map((one) => wordsOf(one).slice(0, 300));
  return `${name}(${given.map(String).join(", ")}) of ${subject}\nfound: ${JSON.stringify(found)}\n${subject.where()}`;
}

/** Playwright's own word, in its own words. */
async function browsers(
  isNot: boolean,
  subject: unknown,
  name: string,
  given: unknown[],
): Promise<Outcome> {
  // biome-ignore lint/suspicious/noExplicitAny: any of its matchers
  const asked = browserExpect(subject) as any;
  try {
    await (isNot ? asked.not : asked)[name](...given);
    return { pass: !isNot, message: () => "" };
  } catch (error) {
    return { pass: isNot, message: () => (error as Error).message };
  }
}

function ofPages(name: string, ask: (page: PlainPage, wanted: Words) => Promise<boolean>) {
  return async function (this: { isNot: boolean }, subject: unknown, ...given: Words[]) {
    if (!(subject instanceof PlainPage)) return browsers(this.isNot, subject, name, given);
    const pass = await ask(subject, given[0]!);
    return { pass, message: () => `${name}(${given[0]})\n${subject.describe()}` };
  };
}

/** Playwright's `expect`, for pages of the plain visitor too. */
export const expect = browserExpect.extend({
  ...matchers,
  toHaveURL: ofPages("toHaveURL", async (page, wanted) => page.isAt(wanted)),
  toHaveTitle: ofPages("toHaveTitle", async (page, wanted) => fits(await page.title(), wanted)),
}) as unknown as typeof browserExpect;
