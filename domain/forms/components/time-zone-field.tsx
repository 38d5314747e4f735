import { useEffect, useState } from "react";
import { ownTimeZone } from "#rules/formats/clock-format.ts";
import { SelectField } from "#ui/select-field.tsx";
import { presentZoneName, type TimeZoneGroup } from "../time-zones.ts";

type TimeZoneFieldProps = {
  label: string;
  name: string;
  hint?: string;
  error?: string | undefined;
  groups: readonly TimeZoneGroup[];
  value: string;
  /** Fill in the browser's own zone when nothing was chosen yet. */
  isGuessed?: boolean;
};

/** A place from the list of time zones, with its clock against UTC. */
export function TimeZoneField({ groups, value, isGuessed = false, ...field }: TimeZoneFieldProps) {
  const [zone, setZone] = useState(value);
  useEffect(() => {
    if (value || !isGuessed) return;
    const guess = presentZoneName(ownTimeZone());
    const isListed = groups.some(({ zones }) => zones.some(({ id }) => id === guess));
    if (isListed) setZone(guess);
  }, [value, isGuessed, groups]);

  return (
    <SelectField
      {...field}
      placeholder="Choose a place"
      value={zone}
      onChange={(event) => setZone(event.target.value)}
    >
      {groups.map(({ area, zones }) => (
        <optgroup key={area} label={area}>
          {zones.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
