import { MapPin, Search } from "lucide-react";
import type { FormEvent, RefObject } from "react";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { Icon } from "#ui/icon.tsx";
import type { BoardView } from "../board-view.ts";
import { BOARD_FORM } from "./board-form.ts";
// Markup of its own: the fields of the sign-in screens travel as one file, which this page need not fetch.
import "#ui/field.css";

type BoardSearchFormProps = Pick<BoardView, "path" | "form"> & {
  formRef: RefObject<HTMLFormElement | null>;
  onSubmit: (event: FormEvent) => void;
};

/** What and where. A plain GET: the whole search stands in the address. */
export function BoardSearchForm({ path, form, formRef, onSubmit }: BoardSearchFormProps) {
  return (
    <Form
      ref={formRef}
      id={BOARD_FORM}
      className="find"
      role="search"
      aria-label="Jobs"
      action={path}
      // A browser that fills old ticks in on the way back would search for them again.
      autoComplete="off"
      onSubmit={onSubmit}
    >
      <div className="field">
        <label className="label" htmlFor="q">
          What
        </label>
        <span className="with-icon">
          <Icon icon={Search} />
          <input
            className="input"
            id="q"
            name="q"
            defaultValue={form.q}
            maxLength={120}
            placeholder="Job title, skill or employer"
            autoComplete="off"
          />
        </span>
      </div>
      <div className="field">
        <label className="label" htmlFor="where">
          Where
        </label>
        <span className="with-icon">
          <Icon icon={MapPin} />
          <input
            className="input"
            id="where"
            name="where"
            defaultValue={form.where}
            maxLength={80}
            placeholder={form.placeHint}
            autoComplete="off"
          />
        </span>
      </div>
      {/* Tells a place that was typed from one that merely stood there while a box was ticked. */}
      <input type="hidden" name="was" defaultValue={form.where} />
      {form.hidden.map(({ name, value }) => (
        <input key={name + value} type="hidden" name={name} defaultValue={value} />
      ))}
      <Button>Search jobs</Button>
    </Form>
  );
}
