import { dateFormat } from "#rules/formats/dates.ts";

type MomentProps = { at: Date | string; timeZone: string };

/** A day and time in the reader's own zone, the same on the server and in the browser. */
export function Moment({ at, timeZone }: MomentProps) {
  const date = new Date(at);
  return (
    <time dateTime={date.toISOString()}>{dateFormat("mediumDateTime", timeZone).format(date)}</time>
  );
}
