import { useRef } from "react";
import { useNavigation } from "react-router";
import { Button } from "#ui/button.tsx";
import { Details } from "#ui/details.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { Notice } from "#ui/notice.tsx";
import { useEnhanced } from "#ui/use-enhanced.ts";
import { type Cue, coverageOf, cuesIn } from "../captions/cue.ts";
import type { FormState } from "./course-form.tsx";
import { CueRow } from "./cue-row.tsx";
import { type CueAct, useCues } from "./use-cues.ts";
import { Waveform } from "./waveform.tsx";
import "./lesson-desk.css";

export type CaptionEditorProps = {
  stored: readonly Cue[];
  durationMs: number;
  revision: string;
  action: string;
  waveform: { stepMs: number; peaks: readonly number[] } | null;
  video: { src: string; poster: string | null } | null;
  state: FormState | undefined;
};

/** Captions beside their film: written, timed, split and joined, by mouse or keyboard. */
export function CaptionEditor(props: CaptionEditorProps) {
  const { stored, durationMs, waveform, video, state } = props;
  const player = useRef<HTMLVideoElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const playhead = useRef<SVGLineElement>(null);
  const [{ cues, isChanged }, change] = useCues(stored, durationMs);
  const isEnhanced = useEnhanced();

  const seek = (ms: number) => {
    if (player.current) player.current.currentTime = ms / 1000;
  };
  const act = (done: CueAct) => {
    if (done.kind !== "play") return change(done);
    seek(cues[done.at]!.startMs);
    // A browser may refuse to play before anybody has pressed anything on the page.
    player.current?.play().catch(() => undefined);
  };
  const follow = () => {
    const ms = (player.current?.currentTime ?? 0) * 1000;
    playhead.current?.setAttribute("x1", String(ms));
    playhead.current?.setAttribute("x2", String(ms));
    if (slider.current) slider.current.value = String(Math.round(ms));
  };
  return (
    <div className="ldesk__captions">
      {state?.errors.captions?.map((sentence) => (
        <Notice key={sentence} tone="negative" isLive>
          {sentence}
        </Notice>
      ))}
      {video ? (
        // biome-ignore lint/a11y/useMediaCaption: the captions are being written right here.
        <video
          ref={player}
          className="ldesk__video"
          src={video.src}
          poster={video.poster ?? undefined}
          controls
          preload="metadata"
          onTimeUpdate={follow}
          onSeeked={follow}
        />
      ) : null}
      <Waveform {...{ waveform, cues, durationMs, playhead }} onSeek={seek} />
      <label className="ldesk__slider">
        <span className="vh">Place in the film</span>
        <input
          ref={slider}
          type="range"
          min={0}
          max={Math.max(1, durationMs)}
          step={100}
          defaultValue={0}
          onChange={(event) => seek(Number(event.currentTarget.value))}
        />
      </label>
      <Coverage cues={cues} durationMs={durationMs} />
      <fieldset className="ldesk__list" disabled={!isEnhanced}>
        <legend className="vh">Captions</legend>
        <Rows cues={cues} act={act} />
        <ImportCaptions onRead={(read) => change({ kind: "all", at: 0, cues: read })} />
      </fieldset>
      <SaveCaptions {...props} cues={cues} isChanged={isChanged} />
    </div>
  );
}

type RowsProps = { cues: readonly (Cue & { key: number })[]; act: (act: CueAct) => void };

function Rows({ cues, act }: RowsProps) {
  if (cues.length === 0)
    return (
      <EmptyState
        title="No captions yet"
        headingLevel={3}
        action={
          <Button type="button" onClick={() => act({ kind: "insert", at: -1 })}>
            Write the first caption
          </Button>
        }
      >
        Write them here, or read them from a file.
      </EmptyState>
    );
  return (
    <>
      <p className="small muted">
        In a caption’s field: Alt+P plays it, Alt+S splits it at the cursor, Alt+J joins it with the
        next, Alt+, and Alt+. move its beginning, with Shift its end.
      </p>
      <ol className="ldesk__cues">
        {cues.map((cue, index) => (
          <CueRow key={cue.key} cue={cue} number={index + 1} act={act} />
        ))}
      </ol>
    </>
  );
}

function Coverage({ cues, durationMs }: { cues: readonly Cue[]; durationMs: number }) {
  const { percent, longestGapMs } = coverageOf(cues, durationMs);
  const seconds = Math.round(longestGapMs / 100) / 10;
  return (
    <p>
      <b>{percent}%</b> of the film has captions. The longest part without captions is {seconds}{" "}
      seconds.
    </p>
  );
}

function ImportCaptions({ onRead }: { onRead: (cues: Cue[]) => void }) {
  return (
    <Details summary="Read captions from a file">
      <Field
        label="WebVTT or SubRip file"
        hint="It replaces all captions above. Nothing is saved until you press “Save the captions”."
        type="file"
        accept=".vtt,.srt,text/vtt"
        onChange={async (event) => {
          const file = event.currentTarget.files?.[0];
          if (file) onRead(cuesIn(await file.text()));
        }}
      />
    </Details>
  );
}

type SaveCaptionsProps = Pick<CaptionEditorProps, "action" | "revision" | "state"> & {
  cues: readonly Cue[];
  isChanged: boolean;
};

function SaveCaptions({ action, revision, state, cues, isChanged }: SaveCaptionsProps) {
  const isSaving = useNavigation().state !== "idle";
  const plain = cues.map(({ startMs, endMs, text }) => ({ startMs, endMs, text }));
  return (
    <Form method="post" action={action} className="ldesk__row">
      <input type="hidden" name="intent" value="captions" />
      <input type="hidden" name="revision" value={state?.values.revision ?? revision} />
      <input type="hidden" name="cues" value={JSON.stringify(plain)} />
      <Button disabled={!isChanged || isSaving}>Save the captions</Button>
      <span className="small muted" role="status">
        {isChanged ? "Not saved yet" : ""}
      </span>
    </Form>
  );
}
