import { Combine, Minus, Play, Plus, Scissors, Trash2 } from "lucide-react";
import { type KeyboardEvent, memo } from "react";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import type { Cue } from "../captions/cue.ts";
import { preciseClock, readPreciseClock } from "../captions/precise-clock.ts";
import type { CueAct } from "./use-cues.ts";

type CueRowProps = { cue: Cue; number: number; act: (act: CueAct) => void };

/** With the Alt key, by the place of the key: letters differ from keyboard to keyboard. */
const keys: Readonly<Record<string, CueAct["kind"]>> = {
  KeyP: "play",
  KeyS: "split",
  KeyJ: "join",
  Comma: "earlier",
  Period: "later",
};

/** One caption: when, what, and all that can be done with it. */
export const CueRow = memo(function CueRow({ cue, number, act }: CueRowProps) {
  const at = number - 1;
  const own = (kind: CueAct["kind"], letter = 0) => act({ kind, at, letter });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const kind = event.altKey ? keys[event.code] : undefined;
    if (!kind) return;
    event.preventDefault();
    const letter = event.currentTarget.selectionStart ?? 0;
    act({ kind, at, letter, edge: event.shiftKey ? "endMs" : "startMs" });
  };
  return (
    <li className="ldesk__caption">
      <Moments {...{ cue, number, act }} />
      <Field
        id={`caption-${number}`}
        label={`Caption ${number}`}
        value={cue.text}
        maxLength={400}
        onChange={(event) => act({ kind: "text", at, text: event.currentTarget.value })}
        onKeyDown={onKeyDown}
      />
      <div className="ldesk__acts">
        <Act icon={Play} label={`Play from caption ${number}`} onClick={() => own("play")} />
        <Act
          icon={Scissors}
          label={`Split caption ${number} at the cursor`}
          onClick={() => own("split", letterOf(number))}
        />
        <Act
          icon={Combine}
          label={`Join caption ${number} with the next`}
          onClick={() => own("join")}
        />
        <Act icon={Plus} label={`Add a caption after ${number}`} onClick={() => own("insert")} />
        <Act icon={Trash2} label={`Remove caption ${number}`} onClick={() => own("remove")} />
      </div>
    </li>
  );
});

/** Where the cursor was in a caption's field when its button was pressed. */
function letterOf(number: number): number {
  const field = document.getElementById(`caption-${number}`);
  return field instanceof HTMLInputElement ? (field.selectionStart ?? 0) : 0;
}

function Moments({ cue, number, act }: CueRowProps) {
  const at = number - 1;
  const edges = [
    { edge: "startMs", label: `Caption ${number} from`, sooner: "Begin", ms: cue.startMs },
    { edge: "endMs", label: `Caption ${number} until`, sooner: "End", ms: cue.endMs },
  ] as const;
  return edges.map(({ edge, label, sooner, ms }) => (
    <div key={edge} className="ldesk__moment">
      <Act
        icon={Minus}
        label={`${sooner} caption ${number} earlier`}
        onClick={() => act({ kind: "earlier", at, edge })}
      />
      <Field
        key={ms}
        label={label}
        isLabelHidden
        defaultValue={preciseClock(ms)}
        onBlur={(event) => {
          const read = readPreciseClock(event.currentTarget.value);
          if (read === null) event.currentTarget.value = preciseClock(ms);
          else if (read !== ms) act({ kind: "set", at, edge, ms: read });
        }}
      />
      <Act
        icon={Plus}
        label={`${sooner} caption ${number} later`}
        onClick={() => act({ kind: "later", at, edge })}
      />
    </div>
  ));
}

type ActProps = { icon: typeof Play; label: string; onClick: () => void };

function Act({ icon, label, onClick }: ActProps) {
  return (
    <Button type="button" size="s" variant="quiet" icon={icon} onClick={onClick} title={label}>
      <span className="vh">{label}</span>
    </Button>
  );
}
