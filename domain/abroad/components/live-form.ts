import { type FormEvent, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";

/** Long enough to type on, short enough to feel at once. */
const TYPING_MS = 600;

/**
 * A plain GET form that, with script, asks again after each answer. The answers are the
 * address, so the page can be shared and the server needs to remember nothing.
 * The fields are the reader's while they type; they follow the address when something
 * else changes it (an example, a step in a list, the back button).
 */
export function useLiveForm() {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef<string | null>(null);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (form.current && search !== sent.current) follow(form.current, new URLSearchParams(search));
    sent.current = null;
  }, [search]);

  function ask(how: "replace" | "push") {
    clearTimeout(timer.current);
    if (!form.current) return;
    sent.current = queryOf(form.current);
    if (sent.current === search && how === "replace") return;
    const options = { replace: how === "replace", preventScrollReset: how === "replace" };
    void navigate(pathname + sent.current, options);
  }

  return {
    ref: form,
    onSubmit(event: FormEvent) {
      event.preventDefault();
      ask("push");
    },
    onChange({ target }: FormEvent) {
      clearTimeout(timer.current);
      if (!form.current?.checkValidity()) return;
      const isTyped = target instanceof HTMLInputElement && target.type !== "checkbox";
      timer.current = setTimeout(() => ask("replace"), isTyped ? TYPING_MS : 0);
    },
  };
}

function follow(form: HTMLFormElement, params: URLSearchParams) {
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) control.value = params.get(control.name) ?? "";
    if (!(control instanceof HTMLInputElement)) continue;
    if (control.type === "checkbox") control.checked = params.get(control.name) === control.value;
    else control.value = params.get(control.name) ?? "";
  }
}

/** What the form would send, without its empty fields. */
function queryOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && value.trim()) query.append(name, value.trim());
  }
  return query.size > 0 ? `?${query}` : "";
}
