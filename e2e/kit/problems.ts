import type { BrowserContext } from "@playwright/test";

const FILES = new Set(["script", "stylesheet", "image", "font"]);

/**
 * Everything a browser complains about while a test runs: console errors, uncaught
 * errors (hydration among them), blocked scripts and styles, files that do not load.
 */
export class Problems {
  readonly #found: string[] = [];
  readonly #allowed: RegExp[] = [];

  watch(context: BrowserContext): void {
    context.on("console", (message) => {
      // The browser says this of every 4xx page too; what matters is caught below.
      if (message.text().startsWith("Failed to load resource")) return;
      if (message.type() === "error") this.#found.push(`console: ${message.text()}`);
    });
    context.on("weberror", (error) => this.#found.push(`uncaught: ${error.error().message}`));
    context.on("response", (response) => {
      const isFile = FILES.has(response.request().resourceType());
      const limit = isFile ? 400 : 500;
      if (response.status() >= limit) {
        this.#found.push(`${response.status()}: ${response.url()}`);
      }
    });
  }

  /** For a test that breaks something on purpose. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  unexpected(): string[] {
    return this.#found.filter((line) => !this.#allowed.some((pattern) => pattern.test(line)));
  }
}
