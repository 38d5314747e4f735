import { Button } from "#ui/button.tsx";
import { Fold } from "../../board/components/fold.tsx";
import type { ClosingView } from "../job-view.ts";

type ZonePickerProps = { jobPath: string; chosen: string; zones: ClosingView["zones"] };

/** For a reader who is elsewhere than their browser says, or whose browser says nothing. Drawn on the server alone. */
export function ZonePicker({ jobPath, chosen, zones }: ZonePickerProps) {
  return (
    <Fold summary="See it in another place’s time">
      <form className="zonepick" method="get" action={`${jobPath}#closes`}>
        <div className="field">
          <label className="label" htmlFor="zone">
            Place
          </label>
          <select
            className="select"
            id="zone"
            name="zone"
            defaultValue={zones.some(([zone]) => zone === chosen) ? chosen : ""}
          >
            <option value="">Choose a place</option>
            {zones.map(([zone, label]) => (
              <option key={zone} value={zone}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <Button variant="second">Show this time</Button>
      </form>
    </Fold>
  );
}
