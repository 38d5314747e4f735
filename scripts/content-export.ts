import { attachEngine } from "#db/engine.server.ts";
import { pageTypes } from "#domain/page-types.ts";
import { exportContent } from "#domain/pages/export-content.server.ts";
import { loadSettings } from "#platform/settings.server.ts";

/** Writes every page back to its file in content/. Works beside a running server too. */
async function main(): Promise<void> {
  const engine = await attachEngine(loadSettings());
  try {
    const changed = await exportContent(pageTypes);
    for (const path of changed) console.log(`content/${path}`);
    console.log(changed.length === 0 ? "Every file is as it was." : `${changed.length} changed.`);
  } finally {
    await engine.close();
  }
}

await main();
