import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { restoreTyped, watchForStaleBuild } from "./stale-build.ts";

watchForStaleBuild(window);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

// Once React has taken the page over, so that it does not undo what is put back.
requestIdleCallbackOrSoon(() => restoreTyped(window));

function requestIdleCallbackOrSoon(work: () => void) {
  if ("requestIdleCallback" in window) window.requestIdleCallback(work, { timeout: 1000 });
  else setTimeout(work, 200);
}
