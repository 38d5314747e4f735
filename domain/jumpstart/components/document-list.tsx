import {
  BookUser,
  Check,
  CircleDashed,
  FileText,
  GraduationCap,
  Hourglass,
  House,
  Landmark,
  Lock,
  Stamp,
} from "lucide-react";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Tag } from "#ui/tag.tsx";
import { documentStateNames, type PaperKind } from "../plan/documents.ts";
import type { DocumentView } from "../plan/plan-view.ts";
import "./document-list.css";

const icons: Record<PaperKind, typeof BookUser> = {
  passport: BookUser,
  offer: FileText,
  money: Landmark,
  certificate: GraduationCap,
  visa: Stamp,
  home: House,
};

const tags = {
  ready: { tone: "positive", icon: Check },
  waiting: { tone: "info", icon: Hourglass },
  "to-do": { tone: "caution", icon: CircleDashed },
} as const;

const states = (["to-do", "waiting", "ready"] as const).map((value) => ({
  value,
  label: documentStateNames[value],
}));

type DocumentListProps = { documents: readonly DocumentView[]; university: string };

/** The papers, how each stands, and a note of one's own. */
export function DocumentList({ documents, university }: DocumentListProps) {
  return (
    <>
      <ul className="docs">
        {documents.map((document) => (
          <li key={document.document} id={`paper-${document.document}`}>
            <Paper {...document} />
          </li>
        ))}
      </ul>
      <p className="lock">
        <Icon icon={Lock} />
        <span>Only you can open these. {university} cannot see them, or how many are ready.</span>
      </p>
    </>
  );
}

function Paper({ document, name, kind, state, note, hint }: DocumentView) {
  return (
    <details>
      <summary>
        <Icon icon={icons[kind]} />
        <span>
          <b>{name}</b>
          <span className="small muted">{note || hint}</span>
        </span>
        <Tag {...tags[state]}>{documentStateNames[state]}</Tag>
      </summary>
      <Form method="post" className="docs__f" preventScrollReset>
        <input type="hidden" name="document" value={document} />
        <SelectField
          label={`Status of ${name}`}
          id={`state-${document}`}
          name="state"
          options={states}
          defaultValue={state}
        />
        <Field
          label="Note for yourself"
          hint="Such as “valid to 3 May 2033”. Do not enter document numbers."
          id={`note-${document}`}
          name="note"
          maxLength={80}
          defaultValue={note}
        />
        <Button variant="second" size="s">
          Save
        </Button>
      </Form>
    </details>
  );
}
