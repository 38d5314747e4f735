import { Moon } from "lucide-react";
import { useMemo, useSyncExternalStore } from "react";
import { ownTimeZone } from "#rules/formats/own-zone.ts";
import { Icon } from "#ui/icon.tsx";
import type { ClosingView, ZoneView } from "../job-view.ts";
import { zoneView } from "../zone-view.ts";
import { Html } from "./html.tsx";
import "./job-closing.css";

type Closing = Omit<ClosingView, "zones">;
type JobClosingProps = {
  closing: Closing;
  /** Other places to choose from. */
  zonesHtml: string | null;
};

/** One instant across two nights: the employer's and the reader's own. */
export function JobClosing({ closing, zonesHtml }: JobClosingProps) {
  const here = useHere(closing);
  // Known with the page, so nothing moves: a guest's zone comes later, and keeps its line.
  const isOneClock = closing.here?.when === closing.there.when;

  return (
    <section className="job__wide closing" aria-labelledby="closes">
      <h2 id="closes">{here?.isNight ? "It closes during your night" : "When it closes"}</h2>
      <div className="closing__say">
        <p className="closing__when">
          <b>{closing.there.when}</b>
          {closing.there.place} time, the employer’s{isOneClock ? " and yours" : ""}
        </p>
        {isOneClock ? null : (
          <p className="closing__when">
            <b>{here?.when ?? "Your time"}</b>
            {here ? `${here.place} time, yours` : "in your own time zone"}
          </p>
        )}
      </div>
      <div className="zones" aria-hidden="true">
        <ZoneRow view={closing.there} at={closing.there.strip.at} isFirst />
        {isOneClock ? null : <ZoneRow view={here} at={closing.there.strip.at} />}
      </div>
      <Html html={zonesHtml} />
    </section>
  );
}

/** The profile's zone comes with the page. A guest's is known to the browser alone, and comes after it. */
function useHere({ closesAt, there, here }: Closing): ZoneView | null {
  const zone = useSyncExternalStore(neverChanges, ownTimeZone, noZone);
  return useMemo(
    () => here ?? (zone ? zoneView(new Date(closesAt), zone, there.zone) : null),
    [here, zone, closesAt, there.zone],
  );
}

const neverChanges = () => () => undefined;
const noZone = () => null;

type ZoneRowProps = { view: ZoneView | null; at: number; isFirst?: boolean };

function ZoneRow({ view, at, isFirst }: ZoneRowProps) {
  const place = `${at * 100}%`;
  return (
    <>
      <div className="zrow">
        <p className="zrow__l">
          <b>{view?.place ?? "You"}</b> <span>{view?.note ?? "your own time zone"}</span>
        </p>
        <div className="zwrap">
          <div className="zbar">
            {view?.strip.nights.map(({ from, to }) => (
              <span
                key={from}
                className={at - from < to - at ? "zbar__n" : "zbar__n zbar__n--start"}
                style={{ insetInlineStart: `${from * 100}%`, width: `${(to - from) * 100}%` }}
              >
                {to - from > 0.08 ? <Icon icon={Moon} /> : null}
              </span>
            ))}
          </div>
          <span className="zpin" style={{ insetInlineStart: place }} />
          {isFirst ? (
            <span className="zflag" style={{ insetInlineStart: place }}>
              Closes
            </span>
          ) : null}
        </div>
      </div>
      <div className="zrow">
        <div className="zwrap zwrap--ticks">
          <p className="zticks">
            {(view?.strip.ticks ?? []).map(({ at: tickAt, label }) => (
              <span key={label} style={{ insetInlineStart: `${tickAt * 100}%` }}>
                {label}
              </span>
            ))}
          </p>
          {isFirst ? <span className="zpin" style={{ insetInlineStart: place }} /> : null}
        </div>
      </div>
    </>
  );
}
