import type { ReactNode } from "react";
import { useLocation } from "react-router";

type DropMenuProps = {
  className?: string;
  summary: ReactNode;
  summaryClassName: string;
  children: ReactNode;
};

/** A menu on native details: it opens without JavaScript, and closes by itself with it. */
export function DropMenu({ className, summary, summaryClassName, children }: DropMenuProps) {
  const { key } = useLocation();

  return (
    // A new key on each navigation gives a closed menu.
    <details
      className={["drop", className].filter(Boolean).join(" ")}
      key={key}
      name="top-menu"
      ref={closeWhenLeft}
    >
      <summary className={summaryClassName}>{summary}</summary>
      <div className="drop__list">{children}</div>
    </details>
  );
}

function closeWhenLeft(menu: HTMLDetailsElement | null) {
  if (!menu) return undefined;
  const leaving = new AbortController();
  const { signal } = leaving;

  document.addEventListener(
    "pointerdown",
    ({ target }) => menu.contains(target as Node) || close(menu),
    { signal },
  );
  menu.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || !menu.open) return;
      close(menu);
      menu.querySelector("summary")?.focus();
    },
    { signal },
  );
  return () => leaving.abort();
}

function close(menu: HTMLDetailsElement) {
  menu.open = false;
}
