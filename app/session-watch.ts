import { useEffect } from "react";
import { redirectDocument, useRevalidator } from "react-router";
import { checkUserLoggedIn, checkUserRedirections } from "./calls.ts";
import { useRootData } from "./root-data.ts";

/**
 * Notices that the session ended in another tab. Looks when this page gets the
 * focus back and when the browser restores it from its back/forward memory; a
 * page of somebody who has left must not stand there as if they had not.
 */
export function useSessionWatch(): void {
  const { viewer } = useRootData();
  const { revalidate } = useRevalidator();
  const isSignedIn = viewer !== null;

  useEffect(() => {
    believesSignedIn = isSignedIn;

    async function look() {
      const stillThere = await isStillSignedIn();
      // The guard decides what this page means to a guest; asking again lets it.
      if (stillThere !== isSignedIn) await revalidate();
    }
    function lookIfVisible() {
      if (document.visibilityState === "visible" && isSignedIn) void look();
    }
    function lookIfRestored(event: PageTransitionEvent) {
      if (event.persisted) void look();
    }

    addEventListener("focus", lookIfVisible);
    addEventListener("pageshow", lookIfRestored);
    return () => {
      removeEventListener("focus", lookIfVisible);
      removeEventListener("pageshow", lookIfRestored);
    };
  }, [isSignedIn, revalidate]);
}

/** What the page in this tab was told last. A guest's navigation needs no check: the server decides. */
let believesSignedIn = false;

/** Client middleware of guarded layouts: no guarded page opens on a session that has ended. */
export async function requireLiveSession({ request }: { request: Request }): Promise<void> {
  if (!believesSignedIn) return;
  const url = new URL(request.url);
  try {
    const { isLoggedIn } = await checkUserRedirections(url.pathname === "/cih" ? "cih" : undefined);
    if (isLoggedIn) return;
  } catch {
    // A failed check counts as signed out: better asked to sign in than left waiting.
  }
  const wanted = encodeURIComponent(url.pathname.replace(/\.data$/, "") + url.search);
  throw redirectDocument(`/login?next=${wanted}&ended=1`);
}

async function isStillSignedIn(): Promise<boolean> {
  try {
    return (await checkUserLoggedIn()).status;
  } catch {
    return false;
  }
}
