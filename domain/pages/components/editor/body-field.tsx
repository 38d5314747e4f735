import { useEffect, useRef, useState } from "react";
import { FieldError, FieldHint } from "#ui/field-parts.tsx";
import type { CodeEditor } from "./code-editor.ts";
import { type Inserting, InsertPanel } from "./insert-panel.tsx";
import { Toolbar } from "./toolbar.tsx";
import "./editor.css";

type BodyFieldProps = {
  /** Of the page's editor: pictures are sent below it. Null: nothing can be looked up or uploaded. */
  base: string | null;
  value: string;
  error: string | undefined;
  onTyped: (text: string) => void;
};

/**
 * The words of a page. Without script a text area; with it an editor, which is fetched after the
 * page and leaves the text area in the form as what is sent.
 */
export function BodyField({ base, value, error, onTyped }: BodyFieldProps) {
  const id = "body";
  const { area, home, editor, inserting, setInserting, files } = useCodeEditor(value, onTyped);
  const close = () => {
    setInserting(null);
    editor?.focus();
  };
  return (
    <div className="field edbody" data-invalid={error ? "" : undefined}>
      <div className="field__top">
        <label htmlFor={id} id={`${id}-label`}>
          Text
        </label>
      </div>
      <FieldHint id={id}>Markdown. Headings begin with ##.</FieldHint>
      <div className="edbox">
        {editor ? (
          <Toolbar {...{ editor, inserting }} onInsert={base === null ? null : setInserting} />
        ) : null}
        {editor && inserting && base !== null ? (
          <InsertPanel
            key={inserting}
            {...{ base, editor, inserting }}
            file={files.current}
            onDone={close}
          />
        ) : null}
        <div ref={home} className="edbox__home" hidden={!editor} />
        <textarea
          ref={area}
          id={id}
          name="body"
          rows={24}
          className={editor ? "vh" : "area area--tall edbox__area"}
          // In the form, and out of the way: the editor above it is what is typed in.
          tabIndex={editor ? -1 : undefined}
          aria-hidden={editor ? true : undefined}
          defaultValue={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
      </div>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}

function useCodeEditor(value: string, onTyped: (text: string) => void) {
  const area = useRef<HTMLTextAreaElement>(null);
  const home = useRef<HTMLDivElement>(null);
  const typed = useRef(onTyped);
  typed.current = onTyped;
  const files = useRef<File | null>(null);
  const [editor, setEditor] = useState<CodeEditor | null>(null);
  const [inserting, setInserting] = useState<Inserting | null>(null);

  useEffect(() => {
    let opened: CodeEditor | null = null;
    let isOver = false;
    void import("./code-editor.ts").then(({ openCodeEditor }) => {
      if (isOver || !area.current || !home.current) return;
      const [own, parent] = [area.current, home.current];
      opened = openCodeEditor({
        ...{ area: own, parent },
        onTyped: (text) => {
          own.value = text;
          typed.current(text);
        },
        onPicture: (file) => {
          files.current = file;
          setInserting("picture");
        },
      });
      setEditor(opened);
    });
    return () => {
      isOver = true;
      opened?.close();
    };
  }, []);
  useEffect(() => {
    if (area.current && area.current.value !== value) area.current.value = value;
    editor?.replace(value);
  }, [editor, value]);
  return { area, home, editor, inserting, setInserting, files };
}
