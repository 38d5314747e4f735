import type { ClockView, MomentView } from "../saved-view.ts";

/** One moment between the nights of two places. */
export function MomentStrip({ moment }: { moment: MomentView }) {
  const { there, here, at } = moment;
  return (
    <div className="dz">
      <p>
        <b>{there.place}</b>
        <span>{there.when}</span>
      </p>
      <div className="dz__w" aria-hidden="true">
        <NightBar clock={there} />
        {here ? <NightBar clock={here} /> : null}
        <span className="dz__at" style={{ insetInlineStart: `${at * 100}%` }} />
      </div>
      {here ? (
        <p>
          <b>{here.place}</b>
          <span>{here.when}</span>
        </p>
      ) : null}
      {moment.label ? <p className="vh">{moment.label}</p> : null}
    </div>
  );
}

function NightBar({ clock }: { clock: ClockView }) {
  return (
    <span className="dz__b">
      {clock.nights.map(({ from, to }) => (
        <span
          key={from}
          className="dz__n"
          style={{ insetInlineStart: `${from * 100}%`, width: `${(to - from) * 100}%` }}
        />
      ))}
    </span>
  );
}
