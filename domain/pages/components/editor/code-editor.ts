import { defaultKeymap, history, historyKeymap, redo, undo } from "@codemirror/commands";
import { markdown, markdownKeymap } from "@codemirror/lang-markdown";
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorState } from "@codemirror/state";
import { drawSelection, EditorView, keymap, placeholder } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { factMarks } from "./fact-marks.ts";
import { type Command, wrap } from "./markdown-commands.ts";
import { markdownOfPaste } from "./pasted-markdown.ts";

/** A text area that became an editor. */
export type CodeEditor = {
  run: (command: Command) => void;
  undo: () => void;
  redo: () => void;
  /** Words that came from elsewhere: another window, a former version. The cursor stays where it is. */
  replace: (text: string) => void;
  focus: () => void;
  close: () => void;
};

type Opening = {
  parent: HTMLElement;
  /** Its label and its words; it is what the form sends. */
  area: HTMLTextAreaElement;
  onTyped: (text: string) => void;
  /** A picture that was pasted or dropped. */
  onPicture: (file: File) => void;
};

const looks = HighlightStyle.define([
  { tag: tags.heading, class: "cme-head" },
  { tag: tags.strong, class: "cme-strong" },
  { tag: tags.emphasis, class: "cme-em" },
  { tag: [tags.link, tags.url], class: "cme-link" },
  { tag: [tags.processingInstruction, tags.quote, tags.meta], class: "cme-mark" },
  { tag: tags.monospace, class: "cme-code" },
]);

/** The library's own looks stand outside our layers, so these do too. */
const theme = EditorView.theme({
  ".cm-scroller": { fontFamily: "var(--text)", lineHeight: "1.6", padding: "0.5rem 1rem" },
  ".cm-content": { caretColor: "var(--ink)" },
  ".cm-cursor, .cm-dropCursor": { borderLeftColor: "var(--ink)" },
  "&.cm-focused": { outline: "none" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground":
    { background: "var(--mark-soft)" },
  ".cm-placeholder": { color: "var(--muted)" },
});

export function openCodeEditor({ parent, area, onTyped, onPicture }: Opening): CodeEditor {
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: area.value,
      extensions: [
        theme,
        EditorView.cspNonce.of(nonceOf(area.ownerDocument)),
        history(),
        drawSelection(),
        markdown(),
        syntaxHighlighting(looks),
        factMarks,
        EditorView.lineWrapping,
        placeholder("Write, or paste from Word or Google Docs."),
        keymap.of([
          { key: "Mod-b", run: (of) => apply(of, wrap("**", "bold words")) },
          { key: "Mod-i", run: (of) => apply(of, wrap("*", "words")) },
          ...markdownKeymap,
          ...historyKeymap,
          ...defaultKeymap,
        ]),
        EditorView.contentAttributes.of({
          ...{
            "aria-labelledby": `${area.id}-label`,
            "aria-multiline": "true",
            spellcheck: "true",
            // An editable part is reached by keyboard as it is; axe wants it said.
            tabindex: "0",
          },
        }),
        EditorView.domEventHandlers({
          paste: (event, of) => paste(event.clipboardData, of, onPicture),
          drop: (event) => dropped(event.dataTransfer, onPicture),
        }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onTyped(update.state.doc.toString());
        }),
      ],
    }),
  });
  return {
    run: (command) => apply(view, command),
    undo: () => undo(view),
    redo: () => redo(view),
    replace: (text) => replaceWith(view, text),
    focus: () => view.focus(),
    close: () => view.destroy(),
  };
}

/** The page's policy allows no styles but ours: the editor's carry the nonce that its scripts have. */
function nonceOf(page: Document): string {
  return page.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
}

function apply(view: EditorView, command: Command): boolean {
  const { from, to } = view.state.selection.main;
  const { select, ...changes } = command({ text: view.state.doc.toString(), from, to });
  view.dispatch({
    changes,
    selection: { anchor: select[0], head: select[1] },
    scrollIntoView: true,
  });
  view.focus();
  return true;
}

/** Only what differs is replaced, so that the cursor and the view stay. */
function replaceWith(view: EditorView, text: string): void {
  const now = view.state.doc.toString();
  if (now === text) return;
  let start = 0;
  const shorter = Math.min(now.length, text.length);
  while (start < shorter && now[start] === text[start]) start += 1;
  let end = 0;
  while (end < shorter - start && now.at(-1 - end) === text.at(-1 - end)) end += 1;
  const insert = text.slice(start, text.length - end);
  view.dispatch({ changes: { from: start, to: now.length - end, insert } });
}

function paste(
  data: DataTransfer | null,
  view: EditorView,
  onPicture: (file: File) => void,
): boolean {
  const html = data?.getData("text/html") ?? "";
  const words = html === "" ? "" : markdownOfPaste(html);
  if (words !== "") {
    view.dispatch(view.state.replaceSelection(words), { scrollIntoView: true });
    return true;
  }
  return dropped(data, onPicture);
}

function dropped(data: DataTransfer | null, onPicture: (file: File) => void): boolean {
  const file = Array.from(data?.files ?? []).find(({ type }) => type.startsWith("image/"));
  if (file) onPicture(file);
  return file !== undefined;
}
