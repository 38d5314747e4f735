import * as serverBuild from "virtual:react-router/server-build";
import type { ServerBuild } from "react-router";
import { settings } from "#platform/settings.server.ts";
import { assembleWeb } from "./assemble-web.ts";
import { RenderQueue } from "./render-queue.ts";
import { noStaticFiles } from "./static-files.ts";

/** The web while developing. Vite serves the files, so none are served here. */
export const { answer: listener } = assembleWeb(serverBuild as ServerBuild, settings(), {
  staticFiles: noStaticFiles,
  renderQueue: new RenderQueue(),
});
