import { type FocusEvent, useEffect, useRef } from "react";

const TITLE = ":is(h2, h3) a";

/**
 * A job that is hidden leaves its list, and its button with the focus is gone. The focus then goes to the
 * title of the job that took its place, or of the last one: not to a button, where a second press would
 * hide another. Put the answer on the list; `jobs` is what the server said last.
 */
export function useNextJobFocus<List extends HTMLElement>(jobs: unknown) {
  const list = useRef<List>(null);
  const place = useRef(-1);
  const before = useRef(jobs);

  useEffect(() => {
    const isSame = before.current === jobs;
    before.current = jobs;
    if (isSame || place.current < 0 || document.activeElement !== document.body) return;
    const items = [...(list.current?.children ?? [])];
    const next = items[Math.min(place.current, items.length - 1)];
    place.current = -1;
    next?.querySelector<HTMLElement>(TITLE)?.focus();
  }, [jobs]);

  const onFocus = ({ currentTarget, target }: FocusEvent<List>) => {
    place.current = [...currentTarget.children].findIndex((item) => item.contains(target));
  };
  // A button that goes from the page is not heard here. Somebody who leaves the list is.
  const onBlur = ({ target }: FocusEvent<List>) => {
    if (target.isConnected && document.hasFocus()) place.current = -1;
  };
  return { ref: list, onFocus, onBlur };
}
