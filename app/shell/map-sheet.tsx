import "./map-sheet.css";

type MapSheetProps = {
  /** A drawing in public/art: contours as a mask, so that they take the page's own ink. */
  art: "hero" | "valley" | "uk" | "au" | "ca" | "ie";
  /** Draws the country's route over its contours. */
  hasTrack?: boolean;
};

type Track = {
  box: string;
  line: string;
  stops: readonly [number, number][];
  end: [number, number];
};

const tracks: Partial<Record<MapSheetProps["art"], Track>> = {
  uk: {
    box: "0 0 520 300",
    line: "M-10 232H104L158 178H250L302 126H402L442 86V-10",
    stops: [
      [104, 232],
      [250, 178],
    ],
    end: [402, 126],
  },
  au: {
    box: "0 0 260 300",
    line: "M70 310V232L122 180V116L196 42V-10",
    stops: [
      [70, 232],
      [122, 116],
    ],
    end: [122, 180],
  },
  ca: {
    box: "0 0 260 300",
    line: "M-10 60H66L112 106V190L160 238H270",
    stops: [
      [66, 60],
      [112, 190],
    ],
    end: [112, 106],
  },
  ie: {
    box: "0 0 260 300",
    line: "M196 310V250L132 186H70L34 150V-10",
    stops: [
      [196, 250],
      [34, 150],
    ],
    end: [132, 186],
  },
};

/** A sheet of map as decoration: it fills the box it stands in. */
export function MapSheet({ art, hasTrack }: MapSheetProps) {
  const track = hasTrack ? tracks[art] : undefined;

  return (
    <div className="map" aria-hidden="true">
      <div className={`map__lines map__lines--${art}`} />
      {track ? <TrackLine {...track} /> : null}
    </div>
  );
}

function TrackLine({ box, line, stops, end }: Track) {
  return (
    <svg
      className="map__track"
      viewBox={box}
      preserveAspectRatio="xMidYMid slice"
      focusable="false"
    >
      <path className="t-case" d={line} />
      <path className="t" d={line} />
      {stops.map(([x, y]) => (
        <circle className="t-stop" cx={x} cy={y} key={`${x} ${y}`} r="5.5" />
      ))}
      <circle className="t-end" cx={end[0]} cy={end[1]} r="8" />
    </svg>
  );
}
