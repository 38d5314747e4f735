import type { BrowserContext, ConsoleMessage, Response, WebError } from "@playwright/test";

const FILES = new Set(["script", "stylesheet", "image", "font"]);

/**
 * Everything a browser complains about while a test runs: console errors, uncaught
 * errors (hydration among them), blocked scripts and styles, files that do not load.
 */
export class Problems {
  readonly #found: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** Until the function it gives is called, or the context is closed. */
  watch(context: BrowserContext): () => void {
    const onConsole = (message: ConsoleMessage) => {
      // The browser says this of every 4xx page too; what matters is caught below.
      if (message.text().startsWith("Failed to load resource")) return;
      if (message.type() === "error") this.#found.push(`console: ${message.text()}`);
    };
    const onError = (error: WebError) => this.#found.push(`uncaught: ${error.error().message}`);
    const onResponse = (response: Response) => {
      const isFile = FILES.has(response.request().resourceType());
      const limit = isFile ? 400 : 500;
      if (response.status() >= limit) {
        this.#found.push(`${response.status()}: ${response.url()}`);
      }
    };
    context.on("console", onConsole).on("weberror", onError).on("response", onResponse);
    return () => {
      context.off("console", onConsole).off("weberror", onError).off("response", onResponse);
    };
  }

  note(words: string): void {
    this.#found.push(words);
  }

  /** For a test that breaks something on purpose. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  unexpected(): string[] {
    return this.#found.filter((line) => !this.#allowed.some((pattern) => pattern.test(line)));
  }
}
