import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { cvPaths } from "../../cv-paths.ts";
import { isSame } from "../../document/json.ts";
import {
  browserDrawer,
  type DraftPlace,
  draftsOf,
  dropDraft,
  forgetOldDrafts,
  type Waiting,
} from "../../editing/draft.ts";
import { liveTabs } from "../../editing/live-tabs.ts";
import { notSavedWords, postState } from "../../editing/send-state.ts";

type Left = Waiting<{ title: string }>;
type WaitingWordsProps = { ownerId: string; timeZone: string };

/** Words that were typed here and never reached us: opening their document sends them. */
export function WaitingWords({ ownerId, timeZone }: WaitingWordsProps) {
  const [left, setLeft] = useState<readonly Left[]>([]);
  const [said, setSaid] = useState<string | null>(null);
  const isMaking = useRef(false);
  useEffect(() => {
    void leftHere(ownerId).then(setLeft);
  }, [ownerId]);

  const forget = (place: DraftPlace) => {
    dropDraft(browserDrawer(), place);
    setLeft((before) => before.filter((each) => each.place !== place));
  };
  const saveAsNew = async ({ place, state }: Left) => {
    // Pressed twice it is made once.
    if (isMaking.current) return;
    isMaking.current = true;
    const { kind, tab } = place;
    const sent = { kind, ownerId, tab, state, revision: 0, asNew: true } as const;
    const answer = await postState(cvPaths.save(place.id), sent);
    isMaking.current = answer.kind === "made";
    if (answer.kind !== "made") return setSaid(notSavedWords(answer).sentence);
    forget(place);
    location.assign(kind === "cv" ? cvPaths.studio(answer.id) : cvPaths.letter(answer.id));
  };
  if (left.length === 0) return null;
  return (
    <Notice tone="caution" title="Words typed in this browser are not saved yet">
      <p>Open the document and they are sent. Where it is in the bin, save them as a new one.</p>
      <ul className="rows">
        {left.map((each) => (
          <WaitingRow
            key={each.place.tab}
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

type WaitingRowProps = {
  each: Left;
  timeZone: string;
  onNew: () => void;
  onForget: () => void;
};

function WaitingRow({ each: { place, state, at }, timeZone, onNew, onForget }: WaitingRowProps) {
  const { kind, id } = place;
  const title = state.title || "Untitled";
  const when = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
  }).format(at);
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

/** Not what another window is about to send, and nothing that says only what is saved. */
async function leftHere(ownerId: string): Promise<Left[]> {
  forgetOldDrafts(browserDrawer(), Date.now());
  const live = await liveTabs();
  return draftsOf(browserDrawer(), ownerId).filter(
    ({ place, base, state }) => !live.has(place.tab) && !isSame(base, state),
  );
}
