import { useEffect, useRef } from "react";
import { ownTimeZone } from "#rules/formats/own-zone.ts";
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
  // Not controlled: React would undo what was chosen before its script arrived.
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const list = select.current;
    if (!list || list.value || !isGuessed) return;
    const guess = presentZoneName(ownTimeZone());
    if ([...list.options].some((option) => option.value === guess)) list.value = guess;
  }, [isGuessed]);

  return (
    <SelectField {...field} ref={select} placeholder="Choose a place" defaultValue={value}>
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
