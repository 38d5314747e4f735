type MomentProps = { at: Date | string; timeZone: string };

/** A day and time in the reader's own zone, the same on the server and in the browser. */
export function Moment({ at, timeZone }: MomentProps) {
  const date = new Date(at);
  const style = { dateStyle: "medium", timeStyle: "short", timeZone } as const;
  return (
    <time dateTime={date.toISOString()}>
      {new Intl.DateTimeFormat("en-GB", style).format(date)}
    </time>
  );
}
