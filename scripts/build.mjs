/** `npm run build`: builds unless the build on disk was made from exactly these sources. */
import { ensureBuilt, ensureInstalled } from "./install.mjs";

try {
  await ensureInstalled();
  await ensureBuilt();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
