import { gzipSync } from "node:zlib";
import { addresses } from "#addresses/addresses.ts";

type Weight = { script: number; css: number; html: number };

/** Prints what a first visit to each public page downloads, and returns the bytes of script. */
export async function weighPages(origin: string): Promise<Record<string, number>> {
  const weights: Record<string, Weight> = {};
  for (const path of pagesWithoutParameters()) {
    const { status } = await fetch(origin + path, { redirect: "manual" });
    if (status === 200) weights[path] = await weighPage(origin, path);
  }
  const kb = (bytes: number) => Math.round(bytes / 100) / 10;
  const rows = Object.entries(weights).map(([path, { script, css, html }]) => [
    path,
    { "script kB": kb(script), "css kB": kb(css), "html kB": kb(html) },
  ]);
  console.table(Object.fromEntries(rows));
  return Object.fromEntries(Object.entries(weights).map(([path, { script }]) => [path, script]));
}

/** Addresses with nothing to fill in. */
function pagesWithoutParameters(): string[] {
  const audiences = new Set<string>(["public", "account", "jumpstart"]);
  return addresses
    .filter(({ audience, path }) => audiences.has(audience) && !/[:*]/.test(path))
    .map(({ path }) => path);
}

/** Gzipped bytes of script, style and the page itself. */
async function weighPage(origin: string, path: string): Promise<Weight> {
  const html = await (await fetch(origin + path)).text();
  const scripts = new Set(
    addressesIn(html, /<(?:script|link)\b[^>]*(?:src|href)="(\/[^"]+\.js)"/g),
  );
  // The module that starts the page is imported by an inline script.
  for (const found of addressesIn(html, /(?:import|from)\s*\(?"(\/assets\/[^"]+\.js)"/g))
    scripts.add(found);
  const styles = new Set(addressesIn(html, /<link\b[^>]*href="(\/[^"]+\.css)"/g));

  return {
    script: await sum(origin, scripts),
    css: await sum(origin, styles),
    html: gzipSync(html).length,
  };
}

function addressesIn(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].flatMap(([, address]) => address ?? []);
}

async function sum(origin: string, addresses: Set<string>): Promise<number> {
  const sizes = await Promise.all(
    [...addresses].map(async (address) => {
      const response = await fetch(origin + address);
      if (!response.ok) throw new Error(`${address} answered ${response.status}`);
      return gzipSync(Buffer.from(await response.arrayBuffer()), { level: 9 }).length;
    }),
  );
  return sizes.reduce((total, size) => total + size, 0);
}
