import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import type { ChangeLine, Changes } from "../changes.ts";
import type { Stretch } from "../word-diff.ts";
import "./what-changed.css";

type WhatChangedListProps = { number: number; changes: Changes };

/** What bringing a version back would undo. */
export function WhatChangedList({ number, changes: { parts, more } }: WhatChangedListProps) {
  if (parts.length === 0) {
    return <p>No differences: version {number} is the same as now.</p>;
  }
  return (
    <>
      <p className="small muted">
        What changed from version {number} to now. Restoring it undoes all of this: text{" "}
        <del>crossed out</del> returns, text <ins>underlined</ins> is removed.
      </p>
      <ChangedParts changes={{ parts, more }} />
    </>
  );
}

/** The changes alone: words crossed out are gone, words underlined are new. */
export function ChangedParts({ changes: { parts, more } }: { changes: Changes }) {
  return (
    <>
      <ul className="changed">
        {parts.map(({ part, lines }) => (
          <li key={part}>
            <h4>{part}</h4>
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list that is only read; two lines may say the same.
              <Line key={at} {...line} />
            ))}
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <p>
          And {more} more {more === 1 ? "change" : "changes"}.
        </p>
      ) : null}
    </>
  );
}

function Line({ field, ...line }: ChangeLine) {
  return (
    <p className="changed__line">
      {field ? <span className="muted">{field}: </span> : null}
      {"sentence" in line ? line.sentence : <Stretches stretches={line.stretches} />}
    </p>
  );
}

function Stretches({ stretches }: { stretches: readonly Stretch[] }) {
  return (
    <bdi className="changed__words">
      {stretches.map(({ is, words }, at) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: a text that is only read; words may come twice.
        if (is === "kept") return <span key={at}>{words}</span>;
        const Mark = is === "out" ? "del" : "ins";
        return (
          // Few screen readers say "deleted" and "inserted" by themselves.
          // biome-ignore lint/suspicious/noArrayIndexKey: read only too, and its place is its name.
          <Mark key={at}>
            <VisuallyHidden>{is === "out" ? " (removed: " : " (added: "}</VisuallyHidden>
            {words}
            <VisuallyHidden>) </VisuallyHidden>
          </Mark>
        );
      })}
    </bdi>
  );
}
