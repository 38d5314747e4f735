import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import type { CodeEditor } from "./code-editor.ts";
import { JobsPanel } from "./jobs-panel.tsx";
import { block, inline, link } from "./markdown-commands.ts";
import { PicturePanel } from "./picture-panel.tsx";
import { type Found, useFound } from "./use-found.ts";

export type Inserting = "pages" | "facts" | "jobs" | "picture";

type InsertPanelProps = {
  base: string;
  editor: CodeEditor;
  inserting: Inserting;
  /** A picture that was pasted or dropped. */
  file: File | null;
  onDone: () => void;
};

const titles: Record<Inserting, string> = {
  pages: "Link to one of our pages",
  facts: "Quote a fact",
  jobs: "Show jobs from a search",
  picture: "Add a picture",
};

/** Something that is chosen rather than typed. Escape leads back to the text. */
export function InsertPanel({ base, editor, inserting, file, onDone }: InsertPanelProps) {
  return (
    <section
      className="edpick"
      aria-label={titles[inserting]}
      onKeyDown={({ key }) => key === "Escape" && onDone()}
      // Boxes in here are no part of the page: its form must not read them.
      onInput={(event) => event.stopPropagation()}
    >
      <p className="strong">{titles[inserting]}</p>
      {panelOf({ base, editor, inserting, file, onDone })}
      <Button variant="quiet" size="s" type="button" onClick={onDone}>
        Close
      </Button>
    </section>
  );
}

function panelOf({ base, editor, inserting, file, onDone }: InsertPanelProps): ReactNode {
  switch (inserting) {
    case "picture":
      return (
        <PicturePanel
          {...{ base, file }}
          onAdded={(markdown) => {
            editor.run(block(markdown));
            onDone();
          }}
        />
      );
    case "jobs":
      return (
        <JobsPanel
          onChosen={(words) => {
            editor.run(block(words));
            onDone();
          }}
        />
      );
    default:
      return (
        <Finder
          kind={inserting}
          onChosen={({ value, title }) => {
            editor.run(inserting === "pages" ? link(value, title) : inline(`{{fact:${value}}}`));
            onDone();
          }}
        />
      );
  }
}

type FinderProps = { kind: "pages" | "facts"; onChosen: (found: Found) => void };

function Finder({ kind, onChosen }: FinderProps) {
  const [q, setQ] = useState("");
  const known = useFound(kind, q);
  const found = kind === "pages" ? [...elsewhere(q), ...known] : known;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <>
      <Field
        ref={box}
        label={kind === "pages" ? "Title or address" : "What the fact is about"}
        type="search"
        autoComplete="off"
        onChange={({ target }) => setQ(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          if (found[0]) onChosen(found[0]);
        }}
      />
      <ul className="edpick__list">
        {found.map((each) => (
          <li key={each.value}>
            <button type="button" onClick={() => onChosen(each)}>
              <b>{each.title}</b>
              <span className="small muted">{each.detail}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="small muted" role="status">
        {found.length === 0 ? "Nothing found." : `${found.length} found.`}
      </p>
    </>
  );
}

/** An address of another site, typed or pasted whole. */
function elsewhere(q: string): Found[] {
  const url = URL.parse(q.trim());
  if (url?.protocol !== "https:") return [];
  return [{ value: url.href, title: url.hostname, detail: "An address of another site" }];
}
