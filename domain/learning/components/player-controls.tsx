import {
  Captions,
  Maximize,
  Pause,
  PictureInPicture2,
  Play,
  RotateCcw,
  Volume2,
  VolumeX,
} from "lucide-react";
import { IconButton } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { clockOf } from "../catalogue/film-time.ts";
import type { LessonView } from "../lesson-view.ts";
import type { KeyActions } from "./player-keys.ts";
import { type PlayerSettings, speeds } from "./player-settings.ts";
import type { ScreenPowers } from "./screen-powers.ts";
import type { PlayerState } from "./use-player.ts";

type ControlsProps = {
  view: Pick<LessonView, "durationMs" | "sources">;
  state: PlayerState;
  settings: PlayerSettings;
  choose: (chosen: Partial<PlayerSettings>) => void;
  acts: KeyActions;
  powers: ScreenPowers;
};

export function Controls({ view, state, settings, choose, acts, powers }: ControlsProps) {
  return (
    <div className="player__c">
      <button
        type="button"
        className="player__go"
        aria-label={state.isPlaying ? "Pause" : "Play"}
        onClick={acts.toggle}
      >
        <Icon icon={state.isPlaying ? Pause : Play} />
      </button>
      <IconButton
        icon={RotateCcw}
        label="Back 10 seconds"
        type="button"
        onClick={() => acts.seek(state.nowMs - 10_000)}
      />
      <p className="num player__t">
        <b>{clockOf(state.nowMs)}</b> of {clockOf(view.durationMs)}
      </p>
      <div className="player__r">
        <Choices
          heights={view.sources.videos.map(({ height }) => height)}
          {...{ settings, choose }}
        />
        <Switches {...{ state, settings, acts, powers }} />
      </div>
    </div>
  );
}

type SwitchesProps = Pick<ControlsProps, "state" | "settings" | "acts" | "powers">;

function Switches({ state, settings, acts, powers }: SwitchesProps) {
  return (
    <>
      <IconButton
        icon={state.isMuted ? VolumeX : Volume2}
        label={state.isMuted ? "Sound on" : "Sound off"}
        type="button"
        onClick={acts.mute}
      />
      <IconButton
        icon={Captions}
        label="Captions"
        isPressed={settings.hasCaptions}
        type="button"
        onClick={acts.captions}
      />
      {powers.pictureInPicture ? (
        <IconButton
          icon={PictureInPicture2}
          label="Picture in picture"
          type="button"
          onClick={acts.pictureInPicture}
        />
      ) : null}
      {powers.fullScreen ? (
        <IconButton icon={Maximize} label="Full screen" type="button" onClick={acts.fullScreen} />
      ) : null}
    </>
  );
}

type ChoicesProps = Pick<ControlsProps, "settings" | "choose"> & { heights: readonly number[] };

function Choices({ heights, settings, choose }: ChoicesProps) {
  return (
    <>
      <Choice
        label="Speed"
        value={settings.speed}
        options={speeds.map((speed) => ({ value: speed, label: `${speed}×` }))}
        choose={(speed) => choose({ speed })}
      />
      {heights.length > 1 ? (
        <Choice
          label="Quality"
          value={settings.quality}
          options={[
            { value: 0, label: "Auto" },
            ...heights.map((height) => ({ value: height, label: `${height}p` })),
          ]}
          choose={(quality) => choose({ quality })}
        />
      ) : null}
    </>
  );
}

type ChoiceProps = {
  label: string;
  value: number;
  options: readonly { value: number; label: string }[];
  choose: (value: number) => void;
};

function Choice({ label, value, options, choose }: ChoiceProps) {
  return (
    <select
      className="player__choice"
      aria-label={label}
      value={value}
      onChange={(event) => choose(Number(event.currentTarget.value))}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
