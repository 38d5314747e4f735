import {
  Anchor,
  Bold,
  Briefcase,
  Heading2,
  Heading3,
  Image,
  Italic,
  Link2,
  List,
  ListOrdered,
  MessageSquareWarning,
  Redo2,
  Table,
  Undo2,
} from "lucide-react";
import { Icon, type LucideIcon } from "#ui/icon.tsx";
import type { CodeEditor } from "./code-editor.ts";
import type { Inserting } from "./insert-panel.tsx";
import {
  block,
  CALLOUT,
  CALLOUT_SAMPLE,
  type Command,
  prefix,
  TABLE,
  TABLE_SAMPLE,
  wrap,
} from "./markdown-commands.ts";

type ToolbarProps = {
  editor: CodeEditor;
  inserting: Inserting | null;
  /** Null where its writer can look nothing up. */
  onInsert: ((inserting: Inserting | null) => void) | null;
};

type Tool = { label: string; icon: LucideIcon; command: Command };

const tools: readonly Tool[] = [
  { label: "Heading", icon: Heading2, command: prefix("## ") },
  { label: "Smaller heading", icon: Heading3, command: prefix("### ") },
  { label: "Bold", icon: Bold, command: wrap("**", "bold words") },
  { label: "Italic", icon: Italic, command: wrap("*", "words") },
  { label: "List", icon: List, command: prefix("- ") },
  { label: "Numbered list", icon: ListOrdered, command: prefix("1. ") },
  { label: "Table", icon: Table, command: block(TABLE, TABLE_SAMPLE) },
  { label: "Callout", icon: MessageSquareWarning, command: block(CALLOUT, CALLOUT_SAMPLE) },
];

const inserts: readonly { kind: Inserting; label: string; icon: LucideIcon }[] = [
  { kind: "pages", label: "Link", icon: Link2 },
  { kind: "picture", label: "Picture", icon: Image },
  { kind: "jobs", label: "Jobs", icon: Briefcase },
  { kind: "facts", label: "Fact", icon: Anchor },
];

/** What the keyboard does too, for those who would rather press. */
export function Toolbar({ editor, inserting, onInsert }: ToolbarProps) {
  return (
    <div className="edbar" role="toolbar" aria-label="Text">
      {tools.map(({ label, icon, command }) => (
        <Press key={label} {...{ label, icon }} onPress={() => editor.run(command)} />
      ))}
      {onInsert ? <Inserts inserting={inserting} onInsert={onInsert} /> : null}
      <span className="edbar__gap" />
      <Press label="Undo" icon={Undo2} onPress={editor.undo} />
      <Press label="Redo" icon={Redo2} onPress={editor.redo} />
    </div>
  );
}

type InsertsProps = Pick<ToolbarProps, "inserting"> & {
  onInsert: NonNullable<ToolbarProps["onInsert"]>;
};

function Inserts({ inserting, onInsert }: InsertsProps) {
  return (
    <>
      <span className="edbar__gap" />
      {inserts.map(({ kind, label, icon }) => (
        <button
          key={kind}
          type="button"
          className="edbar__word"
          aria-expanded={inserting === kind}
          onClick={() => onInsert(inserting === kind ? null : kind)}
        >
          <Icon icon={icon} />
          {label}
        </button>
      ))}
    </>
  );
}

type PressProps = { label: string; icon: LucideIcon; onPress: () => void };

function Press({ label, icon, onPress }: PressProps) {
  return (
    <button type="button" className="edbar__b" aria-label={label} title={label} onClick={onPress}>
      <Icon icon={icon} />
    </button>
  );
}
