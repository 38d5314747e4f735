import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { type Focused, focusedOf, restoreFocus } from "./restore-focus.ts";

/**
 * Text that was typed before hydration, or restored by the browser, raised no event that React heard: the
 * form is read once on hydration.
 */
export function useTypedBeforeHydration(
  form: RefObject<HTMLFormElement | null>,
  isEnhanced: boolean,
  read: (form: HTMLFormElement) => void,
): void {
  const isRead = useRef(false);
  useEffect(() => {
    if (!isEnhanced || isRead.current || !form.current) return;
    isRead.current = true;
    if (Array.from(form.current.elements).some(isOtherThanSent)) read(form.current);
  }, [form, isEnhanced, read]);
}

function isOtherThanSent(control: Element): boolean {
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (control instanceof HTMLSelectElement) {
    const sent = Array.from(control.options).findIndex((each) => each.defaultSelected);
    return control.selectedIndex !== Math.max(0, sent);
  }
  if (!(control instanceof HTMLInputElement) || control.type === "hidden") return false;
  const isTick = control.type === "checkbox" || control.type === "radio";
  return isTick
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}

/** When fields are filled again, the one with the focus keeps it, with the cursor at the same letter. */
export function useRestoredFocus(filling: number): void {
  const seen = useRef(filling);
  const had = useRef<Focused | null>(null);
  // Read while the old fields are still there.
  if (seen.current !== filling && typeof document !== "undefined") {
    seen.current = filling;
    had.current = document.activeElement && focusedOf(document.activeElement);
  }
  useLayoutEffect(() => {
    void filling;
    if (had.current) restoreFocus(had.current, document);
    had.current = null;
  }, [filling]);
}
