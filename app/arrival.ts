import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Reading goes on at the heading of a page that was reached without loading a document: what was
 * pressed is gone, or stands in the menu of every page. Whatever took the focus inside the page,
 * as a list of mistakes does, keeps it.
 */
export function useFocusOnArrival() {
  const { pathname, search, hash } = useLocation();
  const before = useRef({ pathname, search });

  useEffect(() => {
    const was = before.current;
    const isNewPage = was.pathname !== pathname;
    const isNewPart = was.search !== search && document.activeElement === document.body;
    before.current = { pathname, search };
    // A part that can take the focus, as an answer does, is where reading goes on.
    if (hash && search !== was.search) document.getElementById(hash.slice(1))?.focus();
    if (hash || !(isNewPage || isNewPart)) return;
    if (!document.querySelector("main")?.contains(document.activeElement)) focusHeading();
  }, [pathname, search, hash]);
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>("main h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}
