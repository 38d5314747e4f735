import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Fold } from "./fold.tsx";
import "#ui/field.css";

/** Where our readers mostly are. Whoever signs in has every zone in their profile. */
const zones = [
  ["Asia/Kolkata", "India"],
  ["Asia/Shanghai", "China"],
  ["Africa/Lagos", "Nigeria, Lagos"],
  ["Asia/Karachi", "Pakistan"],
  ["Asia/Dhaka", "Bangladesh"],
  ["Asia/Kathmandu", "Nepal"],
  ["Asia/Colombo", "Sri Lanka"],
  ["Asia/Ho_Chi_Minh", "Vietnam"],
  ["Asia/Bangkok", "Thailand"],
  ["Asia/Jakarta", "Indonesia, Jakarta"],
  ["Asia/Kuala_Lumpur", "Malaysia"],
  ["Asia/Manila", "Philippines"],
  ["Asia/Hong_Kong", "Hong Kong"],
  ["Asia/Seoul", "Korea"],
  ["Asia/Dubai", "Gulf, Dubai"],
  ["Asia/Riyadh", "Saudi Arabia"],
  ["Europe/Istanbul", "Turkey"],
  ["Africa/Cairo", "Egypt"],
  ["Africa/Nairobi", "Kenya"],
  ["Africa/Accra", "Ghana"],
  ["Africa/Johannesburg", "South Africa"],
  ["America/Sao_Paulo", "Brazil, São Paulo"],
  ["America/Mexico_City", "Mexico, Mexico City"],
  ["America/New_York", "United States, New York"],
  ["America/Los_Angeles", "United States, Los Angeles"],
  ["America/Toronto", "Canada, Toronto"],
  ["America/Vancouver", "Canada, Vancouver"],
  ["Europe/London", "United Kingdom"],
  ["Europe/Dublin", "Ireland"],
  ["Europe/Paris", "Western Europe, Paris"],
  ["Australia/Perth", "Australia, Perth"],
  ["Australia/Sydney", "Australia, Sydney"],
] as const;

/** For a reader who is elsewhere than their browser says, or whose browser says nothing. */
export function ZonePicker({ jobPath, chosen }: { jobPath: string; chosen: string }) {
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
