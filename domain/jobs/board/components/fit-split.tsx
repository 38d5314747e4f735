import { formatCount } from "#rules/formats/counts.ts";
import type { Fit } from "../../vocabulary.ts";
import type { BoardView } from "../board-view.ts";
import { BOARD_FORM } from "./board-form.ts";
import "#ui/check.css";

/** The colours are in board.css, shared with the register's picture. */
const looks: Record<Fit, string> = {
  fits: "ok",
  "new-entrant": "limit",
  unknown: "ask",
  closed: "no",
};

/** How the found jobs stand to the typical reader's visa: a picture, and a filter. */
export function FitSplit({ keys, elsewhere, forWhom }: NonNullable<BoardView["fits"]>) {
  const shown = keys.filter(({ count, isChosen }) => count > 0 || isChosen);

  return (
    <fieldset className="split sheet">
      <legend className="vh">Visa fit, for a new graduate on a Student visa</legend>
      <div className="split__bar" aria-hidden="true">
        {shown.map(({ value, count }) =>
          count > 0 ? (
            <span key={value} className={`b-${looks[value]}`} style={{ flexGrow: count }} />
          ) : null,
        )}
        {elsewhere > 0 ? <span className="b-none" style={{ flexGrow: elsewhere }} /> : null}
      </div>
      <div className="split__keys">
        {shown.map(({ value, label, count, isChosen }) => (
          <label key={value} className="check split__key">
            <input
              type="checkbox"
              form={BOARD_FORM}
              name="fit"
              value={value}
              defaultChecked={isChosen}
            />
            <span>
              <b>{formatCount(count)}</b>
              <span className={`swatch b-${looks[value]}`} />
              {label}
            </span>
          </label>
        ))}
        {elsewhere > 0 ? (
          <p className="split__rest">
            <b>{formatCount(elsewhere)}</b>
            <span className="swatch b-none" />
            Outside the UK, or not read yet
          </p>
        ) : null}
      </div>
      {forWhom ? <p className="small muted">{forWhom}</p> : null}
    </fieldset>
  );
}
