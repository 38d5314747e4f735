import type { BoardView } from "../../board/board-view.ts";
import type { RegisterState } from "../../vocabulary.ts";
import { BOARD_FORM } from "./board-form.ts";
import "#ui/check.css";

const looks: Record<RegisterState, { look: string; words: string }> = {
  licensed: { look: "ok", words: "On the register, Skilled Worker" },
  licensed_restricted: { look: "limit", words: "On it, with limits" },
  licensed_other_routes: { look: "other", words: "On it, other routes" },
  possible_match: { look: "ask", words: "May be on it" },
  not_found: { look: "no", words: "Not found on it" },
};

/** How the found jobs' employers stand on the sponsors' register: a picture, and a filter. */
export function RegisterSplit({ keys, elsewhere }: NonNullable<BoardView["register"]>) {
  const shown = keys.filter(({ count, isChosen }) => count > 0 || isChosen);

  return (
    <fieldset className="split sheet">
      <legend className="vh">The employer on the UK register of sponsors</legend>
      <div className="split__bar" aria-hidden="true">
        {shown.map(({ value, count }) =>
          count > 0 ? (
            <span key={value} className={`b-${looks[value].look}`} style={{ flexGrow: count }} />
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
              <b>{count.toLocaleString("en-GB")}</b>
              <span className={`swatch b-${looks[value].look}`} />
              {looks[value].words}
            </span>
          </label>
        ))}
        {elsewhere > 0 ? (
          <p className="split__rest">
            <b>{elsewhere.toLocaleString("en-GB")}</b>
            <span className="swatch b-none" />
            Not looked up, or outside the UK
          </p>
        ) : null}
      </div>
    </fieldset>
  );
}
