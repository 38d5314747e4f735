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
  /** Asked for and not arrived yet; the last is what the fields hold. */
  const sent = useRef<readonly string[]>([]);
  const isFirst = useRef(true);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  useEffect(() => () => clearTimeout(timer.current), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what the fields follow.
  useEffect(() => {
    const params = new URLSearchParams(search);
    const isOurs = sent.current.includes(search);
    if (!isOurs || search === sent.current.at(-1)) sent.current = [];
    // What was answered before the script arrived, or kept by the browser, counts too.
    if (form.current && isFirst.current && isChanged(form.current, params)) ask("replace");
    if (form.current && !isFirst.current && !isOurs) follow(form.current, params);
    isFirst.current = false;
  }, [search]);

  function ask(how: "replace" | "push") {
    clearTimeout(timer.current);
    if (!form.current) return;
    const query = queryOf(form.current);
    sent.current = [...sent.current, query];
    const isReplacing = how === "replace";
    void navigate(pathname + query, { replace: isReplacing, preventScrollReset: isReplacing });
  }

  return {
    ref: form,
    onSubmit(event: FormEvent) {
      event.preventDefault();
      ask("push");
    },
    onChange({ target }: FormEvent) {
      clearTimeout(timer.current);
      keepPlace(target);
      if (!form.current?.checkValidity()) return;
      const isTyped = target instanceof HTMLInputElement && target.type !== "checkbox";
      timer.current = setTimeout(() => ask("replace"), isTyped ? TYPING_MS : 0);
    },
  };
}

/** Safari gives no focus to a box that is clicked; without any, the page would begin again at its heading. */
function keepPlace(target: EventTarget) {
  const isLost = document.activeElement === document.body;
  if (isLost && target instanceof HTMLElement) target.focus({ preventScroll: true });
}

function follow(form: HTMLFormElement, params: URLSearchParams) {
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) control.value = params.get(control.name) ?? "";
    if (!(control instanceof HTMLInputElement)) continue;
    if (control.type === "checkbox") control.checked = params.get(control.name) === control.value;
    else control.value = params.get(control.name) ?? "";
  }
}

function isChanged(form: HTMLFormElement, params: URLSearchParams): boolean {
  const answers = new URLSearchParams(queryOf(form));
  return [...form.elements].some(
    (control) =>
      "name" in control &&
      typeof control.name === "string" &&
      control.name !== "" &&
      (answers.get(control.name) ?? "") !== (params.get(control.name) ?? "").trim(),
  );
}

/** What the form would send, without its empty fields. */
function queryOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && value.trim()) query.append(name, value.trim());
  }
  return query.size > 0 ? `?${query}` : "";
}
