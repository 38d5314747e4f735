/**
 * A page that has been open while we deployed asks for files that are gone; a
 * lost network looks the same. Either is handled once: what was typed is put
 * aside, the page reloads with the new files, and the words come back. If it
 * fails again straight away, reloading will not help, and the error page says so.
 */

const RELOADED_AT = "waymark:reloaded-at";
const TYPED = "waymark:typed:";
const ONE_TRY_MS = 60_000;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** One control's content: its name, how many of that name stand before it, and what it held. */
type Typed = { name: string; nth: number; value: string; isChecked?: boolean };

export function watchForStaleBuild(window: Window): void {
  window.addEventListener("vite:preloadError", (event) => {
    if (reloadOnce(window, Date.now())) event.preventDefault();
  });

  // A module the router imports itself, or a style sheet named in the page.
  window.addEventListener("unhandledrejection", (event) => {
    if (isFailedImport(event.reason) && reloadOnce(window, Date.now())) event.preventDefault();
    // React Router throws it where a newer visit takes the place of one that passes our middleware.
    if (event.reason?.name === "AbortError") event.preventDefault();
  });
  window.addEventListener(
    "error",
    (event) => {
      if (isFailedFile(event.target)) reloadOnce(window, Date.now());
    },
    true,
  );
}

/** False when this was tried a moment ago: then the error goes on to the error page. */
export function reloadOnce(window: Window, now: number): boolean {
  const store = window.sessionStorage;
  const last = Number(store.getItem(RELOADED_AT) ?? 0);
  if (now - last < ONE_TRY_MS) return false;

  store.setItem(RELOADED_AT, String(now));
  store.setItem(TYPED + window.location.pathname, JSON.stringify(typedIn(window.document)));
  window.location.reload();
  return true;
}

/** Puts back what was typed before a reload, and forgets it. */
export function restoreTyped(window: Window): void {
  const key = TYPED + window.location.pathname;
  const kept = window.sessionStorage.getItem(key);
  if (kept === null) return;

  window.sessionStorage.removeItem(key);
  for (const typed of JSON.parse(kept) as Typed[]) putBack(window.document, typed);
}

/** Everything named on the page that a person filled in, but never a password or a file. */
export function typedIn(document: Document): Typed[] {
  const seen = new Map<string, number>();
  const typed: Typed[] = [];
  for (const control of controlsOf(document)) {
    const nth = seen.get(control.name) ?? 0;
    seen.set(control.name, nth + 1);
    if (!isSecret(control)) typed.push(describe(control, nth));
  }
  return typed;
}

function describe(control: Control, nth: number): Typed {
  const { name, value } = control;
  return isTick(control) ? { name, nth, value, isChecked: control.checked } : { name, nth, value };
}

function putBack(document: Document, { name, nth, value, isChecked }: Typed) {
  const control = controlsOf(document).filter((other) => other.name === name)[nth];
  if (control === undefined || isSecret(control)) return;
  if (isTick(control)) {
    // A click, so that everything that listens to the control hears of it.
    if (control.checked !== isChecked) control.click();
    return;
  }
  if (control.value === value) return;
  setNatively(control, value);
  control.dispatchEvent(new Event("input", { bubbles: true }));
  control.dispatchEvent(new Event("change", { bubbles: true }));
}

/** React remembers a value set the usual way and would not notice that it changed. */
function setNatively(control: Control, value: string) {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set;
  if (setter) setter.call(control, value);
  else control.value = value;
}

function controlsOf(document: Document): Control[] {
  const found = document.querySelectorAll<Control>("input[name], textarea[name], select[name]");
  return [...found].filter((control) => control.name !== "");
}

function isTick(control: Control): control is HTMLInputElement {
  return control.type === "checkbox" || control.type === "radio";
}

function isSecret({ type, autocomplete }: Control) {
  return (
    ["password", "file", "hidden", "submit"].includes(type) ||
    /password|one-time-code|cc-/.test(autocomplete)
  );
}

function isFailedImport(reason: unknown) {
  const message = reason instanceof Error ? reason.message : "";
  return /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(
    message,
  );
}

function isFailedFile(target: unknown) {
  if (typeof target !== "object" || target === null || !("tagName" in target)) return false;
  const element = target as HTMLElement;
  const address = element.getAttribute("href") ?? element.getAttribute("src") ?? "";
  const isOurs = address.startsWith("/assets/");
  const isStyle = element.tagName === "LINK" && element.getAttribute("rel") === "stylesheet";
  return isOurs && (isStyle || element.tagName === "SCRIPT");
}
