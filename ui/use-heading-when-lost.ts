import { type RefObject, useEffect, useRef } from "react";

/**
 * What was pressed can go from the page with what it changed, and the focus with it. Reading then goes
 * on at the first heading of this part, which says what happened. `change` is what pressing changes.
 */
export function useHeadingWhenLost<Part extends HTMLElement>(
  change: unknown,
): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const before = useRef(change);

  useEffect(() => {
    const isSame = before.current === change;
    before.current = change;
    if (isSame || document.activeElement !== document.body) return;
    const heading = part.current?.querySelector<HTMLElement>("h1, h2, h3");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus();
  }, [change]);

  return part;
}
