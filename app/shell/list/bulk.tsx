import { type ReactNode, useEffect, useRef, useState } from "react";
import { Form, useLocation } from "react-router";
import { Button, ButtonLink } from "#ui/button.tsx";
import { useEnhanced } from "#ui/use-enhanced.ts";
import { type BulkActions, type BulkChoice, type BulkState, bulkLabel } from "./bulk.ts";
import "#ui/check.css";
import "./bulk.css";

const FORM = "bulk";

type BulkBarProps = {
  actions: BulkActions;
  /** "request", "requests" */
  noun: readonly [string, string];
  state: BulkState;
};

/** Buttons for the rows that are ticked, and the one question before anything is done. */
export function BulkBar({ actions, noun, state }: BulkBarProps) {
  return (
    <div className="bulk">
      <Form id={FORM} method="post" preventScrollReset className="bulk__bar">
        <TickAll />
        <span className="bulk__do">
          {Object.entries(actions).map(([name, action]) => (
            <Button key={name} name="bulk" value={name} size="s" variant="second">
              {bulkLabel(action, "selected")}
            </Button>
          ))}
        </span>
      </Form>
      {state?.bulk ? (
        // Asked of other rows, it is a new question.
        <Question
          key={`${state.bulk.action}:${state.bulk.ids}`}
          actions={actions}
          noun={noun}
          choice={state.bulk}
        />
      ) : null}
    </div>
  );
}

type QuestionProps = Omit<BulkBarProps, "state"> & { choice: BulkChoice };

function Question({ actions, noun, choice: { action, ids } }: QuestionProps) {
  const box = useRef<HTMLDivElement>(null);
  const { pathname, search } = useLocation();
  const { warning } = actions[action]!;
  const what = bulkLabel(actions[action]!, `${ids.length} ${ids.length === 1 ? noun[0] : noun[1]}`);

  useEffect(() => box.current?.focus(), []);

  return (
    <section className="bulk__ask" ref={box} tabIndex={-1} aria-labelledby="bulk-ask">
      <h2 id="bulk-ask">{what}?</h2>
      {warning ? <p>{warning}</p> : null}
      <Form method="post" className="btns">
        {ids.map((id) => (
          <input key={id} type="hidden" name="ids" value={id} />
        ))}
        <input type="hidden" name="bulk" value={action} />
        <Button name="sure" value="yes" size="s">
          {what}
        </Button>
        <ButtonLink to={pathname + search} size="s" variant="quiet" preventScrollReset>
          Cancel
        </ButtonLink>
      </Form>
    </section>
  );
}

type RowBoxProps = {
  value: string;
  /** Who or what the row is about. */
  label: ReactNode;
  state: BulkState;
};

/** Ticks a row for the bar, wherever on the page it stands. */
export function RowBox({ value, label, state }: RowBoxProps) {
  return (
    <label className="check bulk__box">
      <input
        type="checkbox"
        form={FORM}
        name="ids"
        value={value}
        defaultChecked={state?.bulk?.ids.includes(value)}
      />
      <span className="vh">Select {label}</span>
    </label>
  );
}

/** Without script every row is ticked by hand. */
function TickAll() {
  const isEnhanced = useEnhanced();
  const [count, setCount] = useState(0);
  const box = useRef<HTMLInputElement>(null);

  const recount = () => {
    const boxes = boxesOf(box.current);
    const ticked = boxes.filter(({ checked }) => checked).length;
    setCount(ticked);
    if (!box.current) return;
    box.current.checked = ticked > 0 && ticked === boxes.length;
    box.current.indeterminate = ticked > 0 && ticked < boxes.length;
  };
  // After every render: rows come and go with each action and each page.
  useEffect(recount);
  useEffect(() => {
    document.addEventListener("change", recount);
    return () => document.removeEventListener("change", recount);
  });

  return (
    <span className="bulk__do">
      {/* Both in one place, so that nothing moves when script arrives. */}
      <span className="bulk__lead" data-enhanced={isEnhanced || undefined}>
        <label className="check bulk__all">
          <input
            type="checkbox"
            ref={box}
            onChange={({ target }) => {
              for (const other of boxesOf(target)) other.checked = target.checked;
            }}
          />
          <span>Select all on this page</span>
        </label>
        <span className="bulk__hint">Select rows, then:</span>
      </span>
      <span className="bulk__n" role="status">
        {count > 0 ? `${count} selected` : null}
      </span>
    </span>
  );
}

function boxesOf(within: HTMLInputElement | null): HTMLInputElement[] {
  const all = Array.from(within?.form?.elements ?? []);
  return all.filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.name === "ids",
  );
}
