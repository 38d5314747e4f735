import { type FormEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router";

/** The id of the board's one form: its boxes stand all over the page and name it. */
export const BOARD_FORM = "board";

/**
 * With script, a box or a choice searches at once and the reader stays where they are.
 * Boxes are the reader's between searches; when the search changes (a chip, the back
 * button) they follow it. What was ticked or typed before the script came is the reader's too.
 */
export function useBoardForm(searchId: string, path: string) {
  const form = useRef<HTMLFormElement>(null);
  const followed = useRef(searchId);
  const navigate = useNavigate();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the search is what the boxes follow.
  useEffect(() => {
    const controls = [...(form.current?.elements ?? [])];
    if (followed.current !== searchId) controls.forEach(follow);
    else if (controls.some(isChosenAnew)) search();
    followed.current = searchId;
  }, [searchId]);

  function search() {
    if (!form.current) return;
    void navigate(path + queryOf(form.current), { preventScrollReset: true });
  }

  return {
    form,
    onSubmit(event: FormEvent) {
      event.preventDefault();
      search();
    },
    onChange({ target }: FormEvent) {
      const isBox = target instanceof HTMLInputElement && target.type === "checkbox";
      const isChoice = target instanceof HTMLSelectElement;
      if ((isBox || isChoice) && target.form === form.current) search();
    },
  };
}

function follow(control: Element) {
  if (control instanceof HTMLSelectElement) control.value = control.dataset.chosen ?? "";
  if (!(control instanceof HTMLInputElement)) return;
  if (control.type === "checkbox") control.checked = control.defaultChecked;
  else control.value = control.defaultValue;
}

/** A box or a choice that stands otherwise than the search says. Words wait for their button. */
function isChosenAnew(control: Element): boolean {
  if (control instanceof HTMLSelectElement) return control.value !== (control.dataset.chosen ?? "");
  const isBox = control instanceof HTMLInputElement && control.type === "checkbox";
  return isBox && control.checked !== control.defaultChecked;
}

/** What the form would send, without its empty fields and a place that was not changed. */
function queryOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && value.trim()) query.append(name, value.trim());
  }
  if (query.get("where") === query.get("was")) {
    query.delete("where");
    query.delete("was");
  }
  return query.size > 0 ? `?${query}` : "";
}
