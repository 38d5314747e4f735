import { gzipSync } from "node:zlib";

export type Weight = { script: number; css: number; html: number };

/** What a first visit to a page downloads of script and style, gzipped. */
export async function weighPage(origin: string, path: string): Promise<Weight> {
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
