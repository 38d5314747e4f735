import { Fragment, useEffect, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";

/** What each key does here, in a word or two. N goes to the next everywhere. */
export type QueueActs = { a?: string; s?: string; t?: string; d?: string };

type QueueKeysProps = {
  acts?: QueueActs;
  /** On a page of one thing: where the next that waits is, null where nothing waits. */
  next?: string | null | undefined;
  /** A grave sign was noticed: then the keys only show the button, and Enter presses it. */
  isCareful?: boolean;
};

/** Where a browser remembers that its keys are off: anyone who speaks to their computer says letters too (WCAG 2.1.4). */
const OFF = "waymark-queue-keys-off";

/**
 * Keys through a queue, off while somebody types. A button says which key presses it by
 * `data-queue-key`; one with `data-queue-careful` is only focused, so that nobody is turned down by
 * a slip. A row is `.queue__item`, `.requests__item` or a row of the list's table.
 */
export function QueueKeys({ acts = {}, next, isCareful = false }: QueueKeysProps) {
  const [isOff, setIsOff] = useState(false);
  useEffect(() => setIsOff(localStorage.getItem(OFF) !== null), []);

  useEffect(() => {
    if (isOff) return;
    function onKeyDown(event: KeyboardEvent) {
      // A key held down presses once: the next press may be somebody else's row.
      if (event.repeat || isTyping(event)) return;
      if (event.key === "n") goNext();
      if (Object.hasOwn(acts, event.key)) press(event.key, isCareful);
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [acts, isCareful, isOff]);

  function turn() {
    if (isOff) localStorage.removeItem(OFF);
    else localStorage.setItem(OFF, "1");
    setIsOff(!isOff);
  }

  if (next === null && Object.keys(acts).length === 0) return null;
  const words = Object.entries(next === null ? acts : { ...acts, n: "next" });
  return (
    <>
      <p className="small muted">
        Keyboard keys:{" "}
        {words.map(([key, what], index) => (
          <Fragment key={key}>
            {index > 0 ? ", " : null}
            <kbd>{key.toUpperCase()}</kbd> {what}
          </Fragment>
        ))}
        {next === undefined ? (
          <>
            , <kbd>Enter</kbd> open
          </>
        ) : null}{" "}
        <Button type="button" variant="link" size="s" onClick={turn}>
          {isOff ? "Turn keys on" : "Turn keys off"}
        </Button>
      </p>
      {next ? (
        <p>
          <Link to={next} data-queue-next>
            Next in the queue
          </Link>
        </p>
      ) : null}
    </>
  );
}

function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return true;
  const isText = target.matches("textarea, select, input:not([type=checkbox], [type=radio])");
  return isText || target.isContentEditable || document.querySelector("dialog:modal") !== null;
}

function rowsOfQueue(): HTMLElement[] {
  return [
    ...document.querySelectorAll<HTMLElement>(
      "main :is(.queue__item, .requests__item, .list tbody > tr)",
    ),
  ];
}

/** The row with the focus, else the first that waits; on a page of one thing, the page. */
function current(): ParentNode {
  const rows = rowsOfQueue();
  const withFocus = rows.find((row) => row.contains(document.activeElement));
  return withFocus ?? rows.find((row) => row.querySelector(WAITING)) ?? document;
}

/** A decided row keeps its form, greyed out, so that the list does not jump. */
const WAITING = "[data-queue-key]:not([inert] *)";

function press(key: string, isCareful: boolean): void {
  const button = current().querySelector<HTMLButtonElement>(
    `[data-queue-key="${key}"]:not([inert] *)`,
  );
  button?.focus();
  const isOnlyShown = isCareful && key === "a";
  if (!isOnlyShown && !button?.hasAttribute("data-queue-careful")) button?.click();
}

function goNext(): void {
  const next = document.querySelector<HTMLAnchorElement>("a[data-queue-next]");
  if (next) {
    next.click();
    return;
  }
  const rows = rowsOfQueue();
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const row = rows[(at + 1) % rows.length];
  if (!row) return;
  const target = row.querySelector<HTMLElement>("a, button:not([inert] *)");
  if (!target) row.tabIndex = -1;
  (target ?? row).focus();
}
