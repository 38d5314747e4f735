import { Redo2, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import type { Editor, EditorEvent } from "#domain/drafts/editor.ts";
import { Button } from "#ui/button.tsx";

type StudioBarProps<State> = {
  title: string;
  words: ReactNode;
  editor: Editor<State>;
  dispatch: (event: EditorEvent<State>) => void;
  /** Where one can go from here. */
  children: ReactNode;
};

export function StudioBar<State>(props: StudioBarProps<State>) {
  const { title, words, editor, dispatch, children } = props;
  return (
    <header className="cvbar">
      <div>
        {/* Takes the focus when what had it is closed. */}
        <h1 tabIndex={-1}>{title || "Untitled"}</h1>
        {words}
      </div>
      <div className="btns">
        <Button
          className="with-script"
          variant="quiet"
          icon={Undo2}
          type="button"
          onClick={() => dispatch({ kind: "undone" })}
          disabled={editor.past.length === 0}
        >
          Undo
        </Button>
        {editor.future.length > 0 ? (
          <Button
            variant="quiet"
            icon={Redo2}
            type="button"
            onClick={() => dispatch({ kind: "redone" })}
          >
            Redo
          </Button>
        ) : null}
        {children}
      </div>
    </header>
  );
}
