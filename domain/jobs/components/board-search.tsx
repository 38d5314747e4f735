import { MapPin, Search } from "lucide-react";
import type { FormEvent, RefObject } from "react";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import type { BoardView } from "../board-view.ts";
import { BOARD_FORM } from "./board-form.ts";

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
      onSubmit={onSubmit}
    >
      <Field
        label="What"
        name="q"
        icon={Search}
        defaultValue={form.q}
        maxLength={120}
        placeholder="Job title, skill or employer"
        autoComplete="off"
      />
      <Field
        label="Where"
        name="where"
        icon={MapPin}
        defaultValue={form.where}
        maxLength={80}
        placeholder={form.placeHint}
        autoComplete="off"
      />
      {/* Tells a place that was typed from one that merely stood there while a box was ticked. */}
      <input type="hidden" name="was" defaultValue={form.where} />
      <Button>Search jobs</Button>
    </Form>
  );
}
