import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Reading goes on at the heading of a page that was reached without loading a document: what was
 * pressed is gone, or stands in the menu of every page. Whatever took the focus inside the page,
 * as a list of mistakes does, keeps it.
 */
export function useFocusOnArrival(flash: object | null) {
  const { pathname, search, hash } = useLocation();
  const before = useRef({ pathname, search, flash });

  useEffect(() => {
    const was = before.current;
    const isNewPage = was.pathname !== pathname;
    // A message says that something was done here, often by a button that went with it.
    const isAnswered = flash !== null && was.flash !== flash;
    const isLost = document.activeElement === document.body;
    const isNewPart = isLost && (isAnswered || was.search !== search);
    before.current = { pathname, search, flash };
    // A part that can take the focus, as an answer does, is where reading goes on.
    if (hash && search !== was.search) document.getElementById(hash.slice(1))?.focus();
    if (hash || !(isNewPage || isNewPart)) return;
    if (!document.querySelector("main")?.contains(document.activeElement)) focusHeading();
  }, [pathname, search, hash, flash]);
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>("main h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}
