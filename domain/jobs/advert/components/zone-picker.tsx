import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { Fold } from "../../board/components/fold.tsx";
import type { ClosingView } from "../job-view.ts";
import "#ui/field.css";

type ZonePickerProps = { jobPath: string; chosen: string; zones: ClosingView["zones"] };

/** For a reader who is elsewhere than their browser says, or whose browser says nothing. */
export function ZonePicker({ jobPath, chosen, zones }: ZonePickerProps) {
  return (
    <Fold summary="See it in another place’s time">
      <Form className="zonepick" action={jobPath} preventScrollReset>
        <div className="field">
          <label className="label" htmlFor="zone">
            Place
          </label>
          <select
            key={chosen}
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
      </Form>
    </Fold>
  );
}
