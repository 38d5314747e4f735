import { type FocusEvent, useEffect, useRef } from "react";

const TICK = "button.tasks__tick";

/**
 * A step that is ticked may move to another list, and its box with the focus is gone. The focus then
 * goes to the box of the nearest step after it, or before it where it was the last. Put the answer on
 * what holds the lists; `plan` is what the server said last.
 */
export function useTickFocus(plan: unknown) {
  const near = useRef<string[]>([]);
  useEffect(() => {
    if (plan === null || document.activeElement !== document.body) return;
    near.current.map(tickOf).find(canTakeFocus)?.focus();
  }, [plan]);
  const onFocus = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    const all = [...currentTarget.querySelectorAll<HTMLElement>(TICK)];
    const at = all.indexOf(target as HTMLElement);
    const others = at < 0 ? [] : [...all.slice(at), ...all.slice(0, at).reverse()];
    near.current = others.flatMap((tick) => tick.closest("li")?.id ?? []);
  };
  // A box that goes from the page is not heard here: its steps stay. Somebody who leaves it is.
  const onBlur = ({ target }: FocusEvent<HTMLElement>) => {
    if (target.isConnected && document.hasFocus()) near.current = [];
  };
  return { onFocus, onBlur };
}

const tickOf = (step: string) =>
  document.getElementById(step)?.querySelector<HTMLButtonElement>(TICK) ?? null;

/** What is folded away cannot take the focus, though a browser may give it a box. */
const canTakeFocus = (tick: HTMLButtonElement | null) =>
  tick !== null && !tick.disabled && tick.closest("details:not([open])") === null;
