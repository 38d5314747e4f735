import { Fragment } from "react";
import type { ClockTime } from "#rules/clock-times.ts";

/** One moment on several clocks, a line for each. For within a `MailText`. */
export function ClockLines({ times }: { times: readonly ClockTime[] }) {
  return times.map(({ place, when }) => (
    <Fragment key={place}>
      {when}, {place} time
      <br />
    </Fragment>
  ));
}
