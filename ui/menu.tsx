import { type ReactNode, useEffect, useRef } from "react";
import "./menu.css";

type MenuProps = {
  /** What shows on the closed menu: an icon, a plate, a name. */
  trigger: ReactNode;
  /** Said instead of the trigger when the trigger is no words. */
  label?: string;
  /** `MenuItem`s, each holding one link or button. */
  children: ReactNode;
  align?: "start" | "end";
  /** Classes for the summary, such as "btn btn--quiet btn--s". */
  triggerClassName?: string;
  className?: string;
};

/**
 * A small list of links that unfolds. It is a native details element, so it opens without script;
 * with script, Escape and a press outside close it and the arrow keys move through it.
 */
export function Menu({
  trigger,
  label,
  children,
  align = "end",
  triggerClassName,
  className,
}: MenuProps) {
  const details = useMenuKeys();

  return (
    <details
      className={["menu", className].filter(Boolean).join(" ")}
      data-align={align}
      ref={details}
    >
      <summary
        className={["menu__trigger", triggerClassName].filter(Boolean).join(" ")}
        aria-label={label}
      >
        {trigger}
      </summary>
      <ul className="menu__list">{children}</ul>
    </details>
  );
}

export function MenuItem({ children }: { children: ReactNode }) {
  return <li className="menu__item">{children}</li>;
}

/** A line of words between items: who is signed in, what follows. */
export function MenuNote({ children }: { children: ReactNode }) {
  return <li className="menu__note">{children}</li>;
}

const ITEMS = ".menu__list :is(a[href], button:not(:disabled))";

function useMenuKeys() {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const menu = details.current;
    if (!menu) return;
    const leaving = new AbortController();
    const { signal } = leaving;

    menu.addEventListener("keydown", (event) => onKey(menu, event), { signal });
    menu.addEventListener("click", (event) => closeAfterChoice(menu, event), { signal });
    menu.addEventListener("focusout", (event) => closeUnlessInside(menu, event.relatedTarget), {
      signal,
    });
    document.addEventListener("pointerdown", (event) => closeUnlessInside(menu, event.target), {
      signal,
    });
    return () => leaving.abort();
  }, []);

  return details;
}

function onKey(menu: HTMLDetailsElement, event: KeyboardEvent) {
  if (event.key === "Escape" && menu.open) {
    event.preventDefault();
    event.stopPropagation();
    menu.open = false;
    menu.querySelector("summary")?.focus();
    return;
  }
  const items = Array.from(menu.querySelectorAll<HTMLElement>(ITEMS));
  const place = placeAfter(
    event.key,
    items.indexOf(document.activeElement as HTMLElement),
    items.length,
  );
  if (place === null || (!menu.open && !event.key.startsWith("Arrow"))) return;
  event.preventDefault();
  menu.open = true;
  items[place]?.focus();
}

/** From the trigger (place -1) down leads to the first item and up to the last; the ends join. */
function placeAfter(key: string, place: number, count: number): number | null {
  switch (key) {
    case "ArrowDown":
      return (place + 1) % count;
    case "ArrowUp":
      return place <= 0 ? count - 1 : place - 1;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}

/** A link that changes the page without loading a new one would leave the menu open over it. */
function closeAfterChoice(menu: HTMLDetailsElement, event: Event) {
  if (event.target instanceof Element && event.target.closest(ITEMS)) menu.open = false;
}

function closeUnlessInside(menu: HTMLDetailsElement, target: EventTarget | null) {
  // Nothing takes focus when the window itself loses it: that is no reason to close.
  if (target instanceof Node && !menu.contains(target)) menu.open = false;
}
