/**
 * Loaded before the tests (`node --import`): Node runs our files itself, and learns here what Vite would have made of
 * them. Through Vite each module was sent from process to process, and every use of an import was a look-up.
 */
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { transformSync } from "@swc/core";
import { startsBundled } from "./bundled-entries.ts";

const STYLE = "waymark-style:";
const ADDRESS = "waymark-address:";

/** As under Vite on the server. On the line of the first statement, so that every line keeps its number. */
const ENVIRONMENT = `import.meta.env = { SSR: true, DEV: true, PROD: false, BASE_URL: "/", MODE: "test" };`;

registerHooks({
  resolve(specifier, context, next) {
    if (specifier.endsWith(".css")) return found(STYLE + specifier);
    if (specifier.endsWith("?url")) return found(ADDRESS + specifier.slice(0, -"?url".length));
    return next(specifier, context);
  },
  load(url, context, next) {
    if (url.startsWith(STYLE)) return module("");
    if (url.startsWith(ADDRESS)) {
      return module(`export default ${JSON.stringify(`/${url.slice(ADDRESS.length)}`)};`);
    }
    const { protocol, pathname } = new URL(url);
    if (protocol !== "file:" || !/\.tsx?$/.test(pathname) || pathname.includes("/node_modules/")) {
      return next(url, context);
    }
    // Node knows no .tsx, and gives it as it is where it is told that it does.
    const { source } = next(url, { ...context, format: "module-typescript" });
    const text = startsBundled(withEnvironment(String(source)));
    if (pathname.endsWith(".tsx")) return module(withoutJsx(text, fileURLToPath(url)));
    return { format: "module-typescript", source: text, shortCircuit: true };
  },
});

function found(url) {
  return { url, format: "module", shortCircuit: true };
}

function module(source) {
  return { format: "module", source, shortCircuit: true };
}

function withEnvironment(text) {
  return text.includes("import.meta.env") ? ENVIRONMENT + text : text;
}

function withoutJsx(text, filename) {
  return transformSync(text, {
    filename,
    configFile: false,
    swcrc: false,
    sourceMaps: "inline",
    jsc: {
      parser: { syntax: "typescript", tsx: true },
      target: "es2024",
      transform: { react: { runtime: "automatic" } },
    },
  }).code;
}
