import { ChevronDown, ChevronUp, Search } from "lucide-react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { IconButton } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { clockOf } from "../catalogue/film-time.ts";
import { atSecond } from "../catalogue/hub-paths.ts";
import type { SentenceView } from "../lesson-view.ts";
import { findSaid } from "../transcripts/find-said.ts";

type TranscriptProps = {
  path: string;
  sentences: readonly SentenceView[];
  credits: string;
  nowMs: number;
  isPlaying: boolean;
  seek: (ms: number) => void;
};

const NONE_CHOSEN = -1;

/** The sentence that is being said: the last that has begun. */
export function sentenceAt(sentences: readonly SentenceView[], nowMs: number): number {
  return sentences.findLastIndex(({ startMs }) => startMs <= nowMs);
}

/** What is said, each sentence a link to its moment. Without script the link opens the page there. */
export function Transcript(props: TranscriptProps) {
  const { path, sentences, credits, nowMs, isPlaying, seek } = props;
  const [find, setFind] = useState("");
  // The first hit is shown while somebody types; the film moves when they ask for it.
  const [chosen, setChosen] = useState(NONE_CHOSEN);
  const list = useRef<HTMLOListElement>(null);
  const now = sentenceAt(sentences, nowMs);
  const hits = findSaid(sentences, find);
  const place = Math.max(0, chosen);
  const hit = hits[place]?.sentence ?? -1;
  useFollow(list, isPlaying && find === "" ? now : hit);
  const step = (by: 1 | -1) => {
    const next = stepped(chosen, by, hits.length);
    setChosen(next);
    if (hits[next]) seek(hits[next].atMs);
  };
  return (
    <aside className="ts" aria-labelledby="transcript">
      <div className="ts__top">
        <h2 id="transcript">Transcript</h2>
        <p className="small muted">Choose a line to go to it</p>
      </div>
      <Find
        {...{ find, step }}
        found={hits.length}
        place={place + 1}
        setFind={(words) => {
          setFind(words);
          setChosen(NONE_CHOSEN);
        }}
      />
      <ol className="ts__l" ref={list} tabIndex={0} aria-label="What is said">
        {sentences.map((sentence, at) => (
          <Line
            key={sentence.startMs}
            {...{ path, sentence, seek, find }}
            isNow={at === now}
            isHit={at === hit}
          />
        ))}
      </ol>
      {credits ? <p className="ts__foot tiny muted">{credits}</p> : null}
    </aside>
  );
}

/** Round the hits. From none, forward is the first and back the last. */
function stepped(chosen: number, by: 1 | -1, count: number): number {
  if (count === 0) return NONE_CHOSEN;
  return chosen === NONE_CHOSEN && by < 0 ? count - 1 : (chosen + by + count) % count;
}

/** Scrolls the box, never the page. */
function useFollow(list: { current: HTMLOListElement | null }, at: number): void {
  useEffect(() => {
    const box = list.current;
    const line = box?.children[at] as HTMLElement | undefined;
    if (!box || !line) return;
    box.scrollTop = line.offsetTop - box.offsetTop - box.clientHeight / 3;
  }, [list, at]);
}

type FindProps = {
  find: string;
  setFind: (words: string) => void;
  step: (by: 1 | -1) => void;
  found: number;
  place: number;
};

function Find({ find, setFind, step, found, place }: FindProps) {
  return (
    <div className="ts__find">
      <span className="with-icon">
        <Icon icon={Search} />
        <input
          className="input"
          type="search"
          aria-label="Search this transcript"
          value={find}
          maxLength={60}
          onChange={(event) => setFind(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") step(event.shiftKey ? -1 : 1);
          }}
        />
      </span>
      <p className="small num" role="status">
        {find.trim() === "" ? "" : found === 0 ? "None" : `${place} of ${found}`}
      </p>
      <IconButton icon={ChevronUp} label="Previous hit" type="button" onClick={() => step(-1)} />
      <IconButton icon={ChevronDown} label="Next hit" type="button" onClick={() => step(1)} />
    </div>
  );
}

type LineProps = {
  path: string;
  sentence: SentenceView;
  find: string;
  isNow: boolean;
  isHit: boolean;
  seek: (ms: number) => void;
};

function Line({ path, sentence: { startMs, text }, find, isNow, isHit, seek }: LineProps) {
  return (
    <li aria-current={isNow ? "true" : undefined}>
      <a href={atSecond(path, startMs)} onClick={(event) => seekInstead(event, seek, startMs)}>
        <span className="num">{clockOf(startMs)}</span>
        <span>
          <Marked text={text} find={find.trim()} isHit={isHit} />
        </span>
      </a>
    </li>
  );
}

/** With script a link to a moment moves the film; with a key held it opens as links do. */
export function seekInstead(event: MouseEvent, seek: (ms: number) => void, ms: number): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  seek(ms);
}

function Marked({ text, find, isHit }: { text: string; find: string; isHit: boolean }) {
  const at = find === "" ? -1 : text.toLowerCase().indexOf(find.toLowerCase());
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark data-hit={isHit ? "" : undefined}>{text.slice(at, at + find.length)}</mark>
      {text.slice(at + find.length)}
    </>
  );
}
