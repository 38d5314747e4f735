import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  publicDir: "public",
  build: {
    target: "es2022",
    // A file the size of an icon costs more as a request than as a few bytes of style,
    // but our content policy allows data: for images only.
    assetsInlineLimit: 0,
    sourcemap: false,
  },
  environments: {
    // One server bundle, so that the database and the settings exist once in the process.
    ssr: { build: { rollupOptions: { input: "./server/main.ts" }, sourcemap: true } },
  },
  // While developing, the rooms that hold state (connections, settings, the queue)
  // are loaded by Node itself and survive a hot reload of everything else.
  ...(command === "serve" ? { ssr: { external: ["#db", "#platform"] } } : {}),
}));
