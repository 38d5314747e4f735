import { useEffect, useRef, useState } from "react";
import { dateFormat } from "#rules/formats/dates.ts";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import type { StateOf } from "../../cv.ts";
import { cvPaths } from "../../cv-paths.ts";
import { isSame } from "../../document/json.ts";
import {
  browserDrawer,
  type DraftPlace,
  draftsOf,
  dropDraft,
  forgetOldDrafts,
  putDraft,
  type Waiting,
} from "../../editing/draft.ts";
import { liveTabs } from "../../editing/live-tabs.ts";
import { notSavedWords, postState } from "../../editing/send-state.ts";

type Left = Waiting<StateOf<object>>;
type WaitingWordsProps = { ownerId: string; timeZone: string };

/** Words that were typed here and never reached us: opening their document sends them. */
export function WaitingWords({ ownerId, timeZone }: WaitingWordsProps) {
  const [left, setLeft] = useState<readonly Left[]>([]);
  const [said, setSaid] = useState<string | null>(null);
  const isMaking = useRef(false);
  /** The documents made, by the draft whose words they hold. */
  const made = useRef(new Map<string, string>());
  useEffect(() => {
    void leftHere(ownerId).then(setLeft);
  }, [ownerId]);

  const forget = (place: DraftPlace) => {
    dropDraft(browserDrawer(), place);
    setLeft((before) => before.filter((each) => each.place !== place));
  };
  const saveAsNew = async (waiting: Left) => {
    // Pressed twice it is made once.
    if (isMaking.current) return;
    const { kind } = waiting.place;
    const draft = nameOf(waiting);
    if (!made.current.has(draft)) {
      isMaking.current = true;
      const answer = await postAsNew(waiting);
      isMaking.current = false;
      if (answer.kind !== "made") return setSaid(notSavedWords(answer).sentence);
      made.current.set(draft, answer.id);
    }
    const id = made.current.get(draft)!;
    if (!moveAside(waiting, id)) return setSaid(NOT_MOVED);
    forget(waiting.place);
    location.assign(cvPaths.edit({ id, kind }));
  };
  if (left.length === 0) return null;
  return (
    <Notice tone="caution" title="Words typed in this browser are not saved yet">
      <p>Open the document and they are sent. Where it is in the bin, save them as a new one.</p>
      <ul className="rows">
        {left.map((each) => (
          <WaitingRow
            key={nameOf(each)}
            {...{ each, timeZone }}
            onNew={() => saveAsNew(each)}
            onForget={() => forget(each.place)}
          />
        ))}
      </ul>
      {said ? <p role="alert">{said}</p> : null}
    </Notice>
  );
}

/** A window may have left words of two documents. */
function nameOf({ place: { kind, id, tab } }: Left): string {
  return [kind, id, tab].join(" ");
}

type WaitingRowProps = {
  each: Left;
  timeZone: string;
  onNew: () => void;
  onForget: () => void;
};

function WaitingRow({ each: { place, state, at }, timeZone, onNew, onForget }: WaitingRowProps) {
  const { kind, id } = place;
  const title = state.title || "Untitled";
  const when = dateFormat("dayMonthTime", timeZone).format(at);
  return (
    <li>
      <div>
        <Link to={kind === "cv" ? cvPaths.studio(id) : cvPaths.letter(id)}>{title}</Link>
        <p className="small muted">
          {kind === "cv" ? "CV" : "Letter"}, typed {when}
        </p>
      </div>
      <div className="btns">
        <Button variant="quiet" size="s" type="button" onClick={onNew}>
          Save as a new one<span className="vh">: {title}</span>
        </Button>
        <Button variant="quiet" size="s" type="button" onClick={onForget}>
          Forget them<span className="vh">: {title}</span>
        </Button>
      </div>
    </li>
  );
}

const NOT_MOVED =
  "The new one is made. Words you did not choose are still in this browser only: make room in it, and try again.";

/** No field here shows a mistake to mend: it is kept as it is. */
function postAsNew({ place: { id, kind, ownerId, tab }, state }: Left) {
  const how = { revision: 0, asNew: true, apart: true } as const;
  return postState(cvPaths.save(id), { kind, ownerId, tab, state, ...how });
}

/** Words that were not chosen wait beside the new document: its page saves them as versions. */
function moveAside({ place, state, aside = [] }: Left, id: string): boolean {
  if (aside.length === 0) return true;
  const draft = { base: state, state, at: Date.now(), aside };
  return putDraft(browserDrawer(), { ...place, id }, draft);
}

/** Not what another window is about to send, and nothing that says only what is saved. */
async function leftHere(ownerId: string): Promise<Left[]> {
  forgetOldDrafts(browserDrawer(), Date.now());
  const live = await liveTabs();
  const isNew = ({ base, state, aside = [] }: Left) => aside.length > 0 || !isSame(base, state);
  return draftsOf(browserDrawer(), ownerId).filter(
    (each) => !live.has(each.place.tab) && isNew(each),
  );
}
