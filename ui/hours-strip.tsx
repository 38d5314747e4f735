import "./hours-strip.css";

type HoursStripProps = {
  /** Minutes after midnight, or null when there is no time to mark. */
  marker: number | null;
  nightFrom: number;
  nightTo: number;
  /** Says the time and whether it falls in the night. */
  label: string;
};

const DAY = 24 * 60;

/** A day from midnight to midnight with its night shaded, and one time marked on it. */
export function HoursStrip({ marker, nightFrom, nightTo, label }: HoursStripProps) {
  return (
    <svg className="hours24" role="img" aria-label={label} height="14" focusable="false">
      <g className="hours24__band">
        <rect className="hours24__day" width="100%" height="14" />
        {nightsOf(nightFrom, nightTo).map(([from, to]) => (
          <rect
            key={from}
            className="hours24__night"
            x={share(from)}
            width={share(to - from)}
            height="14"
          />
        ))}
      </g>
      {marker === null ? null : (
        <svg x={share(marker)} overflow="visible" aria-hidden="true">
          <rect className="hours24__case" x="-5" y="-6" width="10" height="26" rx="3" />
          <rect className="hours24__mark" x="-3" y="-4" width="6" height="22" rx="2" />
        </svg>
      )}
    </svg>
  );
}

/** A night that runs over midnight is two pieces of the day. */
function nightsOf(from: number, to: number): [number, number][] {
  if (from === to) return [];
  if (from < to) return [[from, to]];
  return [
    [0, to],
    [from, DAY],
  ].filter(([start = 0, end = 0]) => end > start) as [number, number][];
}

/** True when a time of day falls in the night. */
export function isNight(minute: number, nightFrom: number, nightTo: number): boolean {
  return nightsOf(nightFrom, nightTo).some(([from, to]) => minute >= from && minute < to);
}

function share(minutes: number): string {
  return `${((minutes / DAY) * 100).toFixed(2)}%`;
}
