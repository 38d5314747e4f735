import { attachEngine } from "#db/engine.server.ts";
import { demoPagePaths } from "#demo/demo-pages.ts";
import { pageTypes } from "#domain/page-types.ts";
import { exportContent } from "#domain/pages/export-content.server.ts";
import { loadSettings } from "#platform/settings.server.ts";
import { readArguments } from "./read-arguments.ts";

const USAGE = `npm run content:export -- [--with-demo]
Writes every page as edited at the desk back to its file in content/. Of the demo's own pages only with --with-demo.`;

/** Works beside a running server too. */
async function main(): Promise<void> {
  const { values } = readArguments(USAGE, {
    options: { "with-demo": { type: "boolean", default: false } },
  });
  const settings = loadSettings();
  const leftOut = settings.isDemo && !values["with-demo"] ? demoPagePaths : [];
  const engine = await attachEngine(settings);
  try {
    const changed = await exportContent(pageTypes, { leftOut });
    for (const path of changed) console.log(`content/${path}`);
    console.log(changed.length === 0 ? "Every file is as it was." : `${changed.length} changed.`);
  } finally {
    await engine.close();
  }
}

await main();
