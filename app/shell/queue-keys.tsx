import { useEffect } from "react";

/** The buttons that keys press, by what they post. */
const buttons: Readonly<Record<string, string>> = {
  a: '[name="decision"][value="approved"]',
  s: '[name="decision"][value="sent-back"]',
  t: '[name="intent"][value="take"]',
  d: '[name="intent"][value="finish"]',
};

type QueueKeysProps = {
  /** What the keys do here, in words: "A approves, N goes to the next." */
  hint: string;
  /** A grave sign was noticed: then the key only shows the button, and a press decides. */
  isCareful?: boolean;
};

/** Keys through a queue, off while somebody types. Buttons and links do the same. */
export function QueueKeys({ hint, isCareful = false }: QueueKeysProps) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (isTyping(event)) return;
      if (event.key === "n") goNext();
      if (Object.hasOwn(buttons, event.key)) press(event.key, isCareful);
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isCareful]);

  return <p className="small muted">Keys: {hint}</p>;
}

function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return true;
  const isText = target.matches("textarea, select, input:not([type=checkbox], [type=radio])");
  return isText || target.isContentEditable || document.querySelector("dialog:modal") !== null;
}

/** The row with the focus, else the first that waits; on a page of one thing, the page. */
function current(): ParentNode {
  const rows = [...document.querySelectorAll(".queue__item")];
  const withFocus = rows.find((row) => row.contains(document.activeElement));
  return (
    withFocus ??
    rows.find((row) => row.querySelector('[name="decision"], [name="intent"]')) ??
    document
  );
}

function press(key: string, isCareful: boolean): void {
  const button = current().querySelector<HTMLButtonElement>(buttons[key]!);
  button?.focus();
  // Sending back wants reasons first: the form says so, and keeps what was ticked.
  if (!(isCareful && key === "a")) button?.click();
}

function goNext(): void {
  const next = document.querySelector<HTMLAnchorElement>("a[data-queue-next]");
  if (next) {
    next.click();
    return;
  }
  const rows = [...document.querySelectorAll(".queue__item")];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  rows[(at + 1) % rows.length]?.querySelector<HTMLElement>("a, button")?.focus();
}
