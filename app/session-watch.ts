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
      try {
        const { status } = await checkUserLoggedIn();
        // The guard decides what this page means to a guest; asking again lets it.
        if (status !== isSignedIn) await revalidate();
      } catch {
        // Without a network nothing can be asked, and leaving would lose what was typed.
        if (navigator.onLine) location.assign(signInAgain(location.pathname + location.search));
      }
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

/** Screens for people without a session: reaching one is no sign that a session was lost. */
const waysIn =
  /^\/(?:jumpstart-)?(?:login|register|forgot-password|reset-password|request-access|referral|verify-email|alumni-student-registration|university-user-registration)/;

/** Client middleware of guarded layouts: no guarded page opens on a session that has ended. */
export async function requireLiveSession({ request }: { request: Request }): Promise<void> {
  const url = new URL(request.url);
  if (!believesSignedIn || waysIn.test(url.pathname)) return;
  try {
    const { isLoggedIn } = await checkUserRedirections(url.pathname === "/cih" ? "cih" : undefined);
    if (isLoggedIn) return;
  } catch {
    // A failed check counts as signed out: better asked to sign in than left waiting.
  }
  throw redirectDocument(signInAgain(url.pathname.replace(/\.data$/, "") + url.search));
}

function signInAgain(wanted: string): string {
  return `/login?next=${encodeURIComponent(wanted)}&ended=1`;
}
