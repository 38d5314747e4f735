import { type RefObject, useEffect, useRef, useState } from "react";
import { applicationPaths } from "../applications-paths.ts";

const WAIT_MS = 1500;

type Draft = { slug: string; draftKey: string };

/**
 * Saves a form while it is typed. Until the server has it, the words stay in this tab too: anyone who has
 * to sign in again comes back to them. By plain fetch: the router's own hook would travel with every page.
 */
export function useAutosave(
  form: RefObject<HTMLFormElement | null>,
  { slug, draftKey }: Draft,
  revision: number,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const known = useRef(revision);
  // More may be typed while a save is under way: only the last one makes it saved.
  const typings = useRef(0);
  const [isSaved, setSaved] = useState(false);

  useEffect(() => {
    const typed = sessionStorage.getItem(draftKey);
    if (typed && form.current) fill(form.current, JSON.parse(typed));
    return () => clearTimeout(timer.current);
  }, [form, draftKey]);
  useEffect(() => {
    known.current = Math.max(known.current, revision);
  }, [revision]);

  async function save() {
    if (!form.current) return;
    const typing = typings.current;
    const saved = await post(applicationPaths.draft(slug), form.current, known.current);
    if (saved === null) return;
    known.current = Math.max(known.current, saved);
    if (typing !== typings.current) return;
    sessionStorage.removeItem(draftKey);
    setSaved(true);
  }

  function onInput() {
    if (!form.current) return;
    setSaved(false);
    typings.current += 1;
    const typed = Object.fromEntries(new FormData(form.current));
    sessionStorage.setItem(draftKey, JSON.stringify(typed));
    clearTimeout(timer.current);
    timer.current = setTimeout(save, WAIT_MS);
  }
  return { onInput, words: isSaved ? "Saved." : "" };
}

/** The revision it stands at; null where it was not saved: signed out, offline, or something newer is there. */
async function post(path: string, form: HTMLFormElement, known: number): Promise<number | null> {
  const body = new FormData(form);
  body.set("revision", String(known));
  try {
    const answer = await fetch(path, { method: "POST", body, redirect: "error" });
    return answer.ok ? ((await answer.json()) as { revision: number | null }).revision : null;
  } catch {
    // What was typed waits in this tab, and goes with the next save or button.
    return null;
  }
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
