import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/**
 * Words typed before the script came, or put back by the browser, raised no event that anybody
 * heard: the form is read once when the script takes over.
 */
export function useTypedBefore(
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

type Cursor = { name: string; from: number | null; to: number | null };

/** When fields are filled again, the one with the cursor in it keeps it, at the same letter. */
export function useFocusKept(filling: number): void {
  const seen = useRef(filling);
  const cursor = useRef<Cursor | null>(null);
  // Read while the old fields still stand.
  if (seen.current !== filling && typeof document !== "undefined") {
    seen.current = filling;
    cursor.current = cursorIn(document.activeElement);
  }
  useLayoutEffect(() => {
    void filling;
    if (cursor.current) putCursor(cursor.current);
    cursor.current = null;
  }, [filling]);
}

function cursorIn(active: Element | null): Cursor | null {
  const isText = active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement;
  if (!isText || !active.name) return null;
  return { name: active.name, from: active.selectionStart, to: active.selectionEnd };
}

function putCursor({ name, from, to }: Cursor): void {
  const [field] = document.getElementsByName(name);
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!isText || field === document.activeElement) return;
  const fold = field.closest("details");
  if (fold) fold.open = true;
  field.focus({ preventScroll: true });
  // Fields for emails and numbers have no place in them to name.
  if (from !== null) field.setSelectionRange(from, to);
}
