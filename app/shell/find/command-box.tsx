import { Search } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { Field } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { type FoundGroup, FoundList } from "./found-list.tsx";
import "#ui/dialog.css";
import "./find.css";

const FIND = "/staff/find";
const WAIT_MS = 150;

/**
 * Jumps to anything by its name: Ctrl+K, or the button. Without script the button is a link to the
 * page that does the same.
 */
export function CommandBox() {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = () => {
    if (!dialog.current?.open) dialog.current?.showModal();
  };
  useShortcut(open);

  function onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open();
  }

  return (
    <>
      <a
        className="btn btn--quiet btn--s findbutton"
        href={FIND}
        onClick={onClick}
        aria-keyshortcuts="Control+K"
      >
        <Icon icon={Search} />
        <span>Find</span>
        <span className="findbutton__key" aria-hidden="true">
          Ctrl K
        </span>
      </a>
      <dialog ref={dialog} className="dialog finddialog" aria-label="Find anything" closedby="any">
        <FindBox onFollow={() => dialog.current?.close()} />
      </dialog>
    </>
  );
}

function FindBox({ onFollow }: { onFollow: () => void }) {
  const fetcher = useFetcher<{ q: string; groups: FoundGroup[] }>();
  const [typed, setTyped] = useState("");
  const { load } = fetcher;
  useEffect(() => {
    if (typed.trim().length < 2) return;
    const timer = setTimeout(() => void load(`${FIND}?q=${encodeURIComponent(typed)}`), WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed, load]);
  const isAnswered = typed.trim().length >= 2 && fetcher.data?.q === typed.trim();
  const groups = isAnswered ? (fetcher.data?.groups ?? []) : [];

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the links inside, which Tab reaches as well.
    <div className="dialog__b" onKeyDown={moveFocus}>
      <Field
        label="Find anything"
        hint="A person, job, employer, university, page or fact. Arrow keys choose, Enter opens."
        type="search"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <FoundList groups={groups} onFollow={onFollow} />
      <p role="status" className="small muted">
        {isAnswered && groups.length === 0 ? "Nothing found." : ""}
      </p>
    </div>
  );
}

/** Up and down lead through the field and the links as if they were one list. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, a")];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  event.preventDefault();
  stops[(at + step + stops.length) % stops.length]?.focus();
}

function useShortcut(open: () => void): void {
  useEffect(() => {
    function onKeyDown(event: globalThis.KeyboardEvent) {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      open();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });
}
