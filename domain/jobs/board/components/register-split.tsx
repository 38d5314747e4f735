import { formatCount } from "#rules/formats/counts.ts";
import { registerLooks } from "../../components/register-looks.ts";
import type { BoardView } from "../board-view.ts";
import { BOARD_FORM } from "./board-form.ts";
import "#ui/check.css";

/** How the found jobs' employers stand on the sponsors' register: a picture, and a filter. */
export function RegisterSplit({ keys, elsewhere }: NonNullable<BoardView["register"]>) {
  const shown = keys.filter(({ count, isChosen }) => count > 0 || isChosen);

  return (
    <fieldset className="split sheet">
      <legend className="vh">The employer on the UK register of sponsors</legend>
      <div className="split__bar" aria-hidden="true">
        {shown.map(({ value, count }) =>
          count > 0 ? (
            <span
              key={value}
              className={`b-${registerLooks[value].look}`}
              style={{ flexGrow: count }}
            />
          ) : null,
        )}
        {elsewhere > 0 ? <span className="b-none" style={{ flexGrow: elsewhere }} /> : null}
      </div>
      <div className="split__keys">
        {shown.map(({ value, count, isChosen }) => (
          <label key={value} className="check split__key">
            <input
              type="checkbox"
              form={BOARD_FORM}
              name="register"
              value={value}
              defaultChecked={isChosen}
            />
            <span>
              <b>{formatCount(count)}</b>
              <span className={`swatch b-${registerLooks[value].look}`} />
              {registerLooks[value].words}
            </span>
          </label>
        ))}
        {elsewhere > 0 ? (
          <p className="split__rest">
            <b>{formatCount(elsewhere)}</b>
            <span className="swatch b-none" />
            Not looked up, or outside the UK
          </p>
        ) : null}
      </div>
    </fieldset>
  );
}
