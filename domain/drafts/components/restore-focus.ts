/** What had the focus, and how to find it after it was drawn again. */
export type Focused = {
  was: Element;
  id: string;
  name: string;
  /** Tells radios of one name apart, and buttons; what was typed in a field does not. */
  value: string | null;
  from: number | null;
  to: number | null;
};

type Control = HTMLElement & Partial<Pick<HTMLInputElement, "name" | "type" | "value">>;
type TextControl = Control & Pick<HTMLInputElement, "selectionStart" | "selectionEnd">;
type Page = Pick<Document, "getElementById" | "getElementsByName">;

const isToldByValue: ReadonlySet<unknown> = new Set(["radio", "checkbox", "submit", "button"]);

/** Null where it has neither a name nor an id: then nothing can be found again. */
export function focusedOf(was: Element): Focused | null {
  const { id, name = "", type, value = "" } = was as Control;
  if (!id && !name) return null;
  const { selectionStart: from = null, selectionEnd: to = null } = was as Partial<TextControl>;
  return { was, id, name, value: isToldByValue.has(type) ? value : null, from, to };
}

/** Gives the focus back to the same control, unless that one never lost it. */
export function restoreFocus({ was, from, to, ...known }: Focused, page: Page): void {
  if (was.isConnected) return;
  const control = findAgain(known, page);
  if (!control) return;
  const fold = control.closest("details");
  // The line that folds it is in sight either way.
  if (fold && control.tagName !== "SUMMARY") fold.open = true;
  control.focus({ preventScroll: true });
  // Fields for emails and numbers have no place in them to name.
  if (from !== null) (control as HTMLInputElement).setSelectionRange(from, to);
}

function findAgain(
  { id, name, value }: Pick<Focused, "id" | "name" | "value">,
  page: Page,
): Control | undefined {
  const named: Control[] = name ? Array.from(page.getElementsByName(name)) : [];
  const same = named.find((each) => value === null || each.value === value);
  return same ?? page.getElementById(id) ?? undefined;
}
