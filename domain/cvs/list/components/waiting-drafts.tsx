import { useEffect, useRef, useState } from "react";
import { heldDrafts } from "#domain/drafts/draft-locks.ts";
import {
  browserDrawer,
  type DraftPlace,
  draftKey,
  draftsOf,
  dropDraft,
  dropOldDrafts,
  type FoundDraft,
} from "#domain/drafts/local-draft.ts";
import { saveAsNew } from "#domain/drafts/save-as-new.ts";
import { dateFormat } from "#rules/formats/dates.ts";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import type { CvKind, StateOf } from "../../document/cv.ts";
import { cvPaths } from "../../document/cv-paths.ts";

type Left = FoundDraft<StateOf<object>>;
type WaitingDraftsProps = { ownerId: string; timeZone: string };

/** Words that were typed here and never reached us: opening their document sends them. */
export function WaitingDrafts({ ownerId, timeZone }: WaitingDraftsProps) {
  const [left, setLeft] = useState<readonly Left[]>([]);
  const [message, setMessage] = useState<string | null>(null);
  const isMaking = useRef(false);
  useEffect(() => {
    void leftHere(ownerId).then(setLeft);
  }, [ownerId]);

  const forget = (place: DraftPlace) => {
    dropDraft(browserDrawer(), place);
    setLeft((before) => before.filter((each) => each.place !== place));
  };
  const makeNew = async (draft: Left) => {
    // Pressed twice it is made once.
    if (isMaking.current) return;
    isMaking.current = true;
    const made = await saveAsNew(cvPaths.save(draft.place.id), draft);
    isMaking.current = false;
    if ("id" in made) location.assign(pathOf(draft.place, made.id));
    else setMessage(made.sentence);
  };
  if (left.length === 0) return null;
  return (
    <Notice tone="caution" title="Some text typed in this browser is not saved yet">
      <p>
        Open the document to save it. If the document is in the bin, save the text as a new one.
      </p>
      <ul className="rows">
        {left.map((each) => (
          <WaitingRow
            key={draftKey(each.place)}
            {...{ each, timeZone }}
            onNew={() => makeNew(each)}
            onForget={() => forget(each.place)}
          />
        ))}
      </ul>
      {message ? <p role="alert">{message}</p> : null}
    </Notice>
  );
}

type WaitingRowProps = {
  each: Left;
  timeZone: string;
  onNew: () => void;
  onForget: () => void;
};

function WaitingRow({ each: { place, state, at }, timeZone, onNew, onForget }: WaitingRowProps) {
  const title = state.title || "Untitled";
  const when = dateFormat("dayMonthTime", timeZone).format(at);
  return (
    <li>
      <div>
        <Link to={pathOf(place, place.id)}>{title}</Link>
        <p className="small muted">
          {place.kind === "cv" ? "CV" : "Letter"}, typed {when}
        </p>
      </div>
      <div className="btns">
        <Button variant="quiet" size="s" type="button" onClick={onNew}>
          Save as a new one<span className="vh">: {title}</span>
        </Button>
        <Button variant="quiet" size="s" type="button" onClick={onForget}>
          Delete them<span className="vh">: {title}</span>
        </Button>
      </div>
    </li>
  );
}

function pathOf({ kind }: DraftPlace, id: string): string {
  return cvPaths.edit({ id, kind: kind as CvKind });
}

/** Not what another window is about to send. */
async function leftHere(ownerId: string): Promise<Left[]> {
  dropOldDrafts(browserDrawer(), Date.now());
  const held = await heldDrafts();
  return draftsOf<StateOf<object>>(browserDrawer(), ownerId).filter(
    ({ place: { kind }, place }) => ["cv", "letter"].includes(kind) && !held.has(draftKey(place)),
  );
}
