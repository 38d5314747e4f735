import { type RefObject, useCallback, useEffect, useRef } from "react";
import { useFetcher } from "react-router";

const WAIT_MS = 1500;

type Saved = { savedAt?: string } | undefined;

/**
 * Saves a form while it is typed. Until the server has it, the words stay in this tab too: a session
 * that has ended leads away to sign in, and back to them.
 */
export function useAutosave(form: RefObject<HTMLFormElement | null>, key: string) {
  const fetcher = useFetcher<Saved>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { submit, data, state } = fetcher;
  const savedAt = data?.savedAt;

  const save = useCallback(() => {
    if (!form.current) return;
    const fields = new FormData(form.current);
    fields.set("intent", "autosave");
    void submit(fields, { method: "post" });
  }, [form, submit]);

  useEffect(() => {
    const typed = sessionStorage.getItem(key);
    if (typed && form.current) {
      fill(form.current, JSON.parse(typed));
      save();
    }
    return () => clearTimeout(timer.current);
  }, [form, key, save]);
  useEffect(() => {
    if (savedAt) sessionStorage.removeItem(key);
  }, [savedAt, key]);

  function onInput() {
    if (!form.current) return;
    const typed = Object.fromEntries(new FormData(form.current));
    sessionStorage.setItem(key, JSON.stringify(typed));
    clearTimeout(timer.current);
    timer.current = setTimeout(save, WAIT_MS);
  }
  return { onInput, words: state === "idle" ? (savedAt ? "Saved." : "") : "Saving…" };
}

/** Forgets what this tab held, once it stands somewhere better. */
export function useForgetTyped(key: string): void {
  useEffect(() => sessionStorage.removeItem(key), [key]);
}

function fill(form: HTMLFormElement, typed: Record<string, string>): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && ["radio", "checkbox"].includes(control.type))
      control.checked = typed[control.name] === control.value;
    else if (isTyped(control) && control.name in typed) control.value = typed[control.name] ?? "";
  }
}

function isTyped(control: Element) {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  );
}
