import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";

const WAIT_MS = 1500;

/** Null: something newer was stored meanwhile, by a button or in another window. */
type Saved = { revision?: number | null } | undefined;

/**
 * Saves a form while it is typed. Until the server has it, the words stay in this tab too: a session
 * that has ended leads away to sign in, and back to them.
 */
export function useAutosave(
  form: RefObject<HTMLFormElement | null>,
  key: string,
  revision: number,
) {
  const { submit, data } = useFetcher<Saved>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // More may be typed while a save is under way: only the last one makes it saved.
  const typings = useRef(0);
  const sent = useRef(0);
  const [isSaved, setSaved] = useState(false);
  // The loader is asked again after each save, so the larger of the two is the newer.
  const known = useRef(revision);
  useEffect(() => {
    known.current = Math.max(known.current, revision, data?.revision ?? 0);
  });

  const save = useCallback(() => {
    if (!form.current) return;
    const fields = new FormData(form.current);
    sent.current = typings.current;
    fields.set("intent", "autosave");
    fields.set("revision", String(known.current));
    void submit(fields, { method: "post" });
  }, [form, submit]);

  useEffect(() => {
    const typed = sessionStorage.getItem(key);
    if (typed && form.current) fill(form.current, JSON.parse(typed));
    return () => clearTimeout(timer.current);
  }, [form, key]);
  useEffect(() => {
    if (data?.revision && sent.current === typings.current) {
      sessionStorage.removeItem(key);
      setSaved(true);
    } else if (data?.revision === null) timer.current = setTimeout(save, WAIT_MS);
  }, [data, key, save]);

  function onInput() {
    if (!form.current) return;
    setSaved(false);
    typings.current += 1;
    const typed = Object.fromEntries(new FormData(form.current));
    sessionStorage.setItem(key, JSON.stringify(typed));
    clearTimeout(timer.current);
    timer.current = setTimeout(save, WAIT_MS);
  }
  return { onInput, words: isSaved ? "Saved." : "" };
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
