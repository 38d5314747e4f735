import type { Page } from "@playwright/test";
import type { Problems } from "../problems.ts";
import { PlainPage } from "./plain-page.ts";

type Start = { baseURL: string; headers: Record<string, string>; problems: Problems };

/**
 * A plain visitor with the calls of Playwright's page, so that the steps of a journey serve both. Only those
 * that need no browser are there; any other is a fault that says so.
 */
export function plainPage({ baseURL, headers, problems }: Start): Page {
  const page = new PlainPage({ baseURL, headers, onProblem: (words) => problems.note(words) });
  return page as unknown as Page;
}
