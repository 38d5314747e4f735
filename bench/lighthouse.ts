/** `npm run bench:lighthouse`: the four scores of the public pages, phone emulated. Fails under 95. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { browserFlags, findBrowser } from "#e2e/browser.ts";
import { claimPorts } from "#e2e/kit/ports.ts";
import { importTool } from "./tools/import-tool.ts";

const MIN_SCORE = 95;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
/** Every kind of page that a guest reads; `npm run bench:lighthouse -- /blog /faq` asks these alone. */
const ALL_PAGES = [
  "/",
  "/jobs",
  "/part-time-jobs",
  "/uk-visa-sponsored-jobs",
  "/uk-work-visa-sponsor-licence-check",
  "/visa-check",
  "/graduate-visa-planner",
  "/express-entry-points-canada",
  "/work-permit-check-ireland",
  "/employers",
  "/india-career-fair",
  "/login",
  "/register",
  "/privacy-policy",
  "/country-guide",
  "/country-guide/united-kingdom/visa-details",
  "/country-guide/ireland/cv",
  "/country-guide/united-kingdom/changes",
  "/country-guide/germany/fellowship",
  "/immigration-guide",
  "/blog",
  "/blog/the-limit-is-each-week",
  "/blog/career-advice",
  "/author/visa-desk",
  "/success-stories",
  "/share-your-success-story",
  "/uni-case-study",
  "/university-case-study/northgate-university",
  "/ebooks",
  "/ebook/from-student-visa-to-skilled-worker",
  "/ebook/from-student-visa-to-skilled-worker/read/four-gates-of-a-sponsored-job",
  "/workshop-and-webinars",
  "/international-student-job-search-report",
  "/search?q=visa",
  "/faq",
  "/contact-us",
  "/complaints",
  "/campus-ambassadors",
  "/campus-ambassadors/chiamaka",
  "/campus-ambassadors/apply",
  "/careers",
  "/job-seekers-toolkit",
  "/universities",
  "/universities/it-team",
  "/about-us",
  "/accessibility-statement",
  "/book-a-meeting",
  "/cih/standard",
  "/jumpstart",
  "/cih/standard/hours-on-a-student-visa",
  "/workshop-and-webinars/your-first-sponsored-job",
  "/referral/chia7k2mq",
];
/** These ask search engines not to list them, which is no fault of theirs. */
const UNLISTED = ["/search", "/referral/", "/country-guide/germany/fellowship"];
const named = process.argv.slice(2).filter((word) => word.startsWith("/"));
const PAGES = named.length > 0 ? named : ALL_PAGES;

const { default: lighthouse } = await importTool("lighthouse");
const { app, letterBox: debuggingPort } = await claimPorts();
const dataDir = mkdtempSync(join(tmpdir(), "waymark-lighthouse-"));
const server = spawn(process.execPath, ["build/server/index.js"], {
  stdio: "ignore",
  env: { PATH: process.env.PATH, NODE_ENV: "production", PORT: String(app), DATA_DIR: dataDir },
});
const executablePath = findBrowser();
if (!executablePath) throw new Error("No Chromium here: set CHROMIUM_PATH to one.");
const browser = await chromium.launch({
  executablePath,
  args: [...browserFlags, `--remote-debugging-port=${debuggingPort}`],
});

try {
  await isReady();
  const scores: Record<string, Record<string, number>> = {};
  for (const page of PAGES) scores[page] = await scoresOf(page);
  console.table(scores);
  const weak = Object.values(scores).some((four) => Math.min(...Object.values(four)) < MIN_SCORE);
  process.exitCode = weak ? 1 : 0;
} finally {
  await browser.close();
  server.kill("SIGTERM");
  await new Promise((resolve) => server.once("exit", resolve));
  rmSync(dataDir, { recursive: true, force: true });
}

async function scoresOf(page: string): Promise<Record<string, number>> {
  const url = `http://localhost:${app}${page}`;
  // As nearly everybody finds it: made once after a start, and kept since.
  await fetch(url).then((response) => response.text());
  const result = await lighthouse(url, {
    port: debuggingPort,
    onlyCategories: CATEGORIES,
    skipAudits: UNLISTED.some((path) => page.startsWith(path)) ? ["is-crawlable"] : null,
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${page}.`);
  return Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round((result.lhr.categories[name]?.score ?? 0) * 100)]),
  );
}

async function isReady(): Promise<void> {
  for (let tries = 0; tries < 800; tries += 1) {
    const ready = await fetch(`http://localhost:${app}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error("The app did not become ready within 2 minutes.");
}
