import { DayField } from "#domain/forms/components/day-field.tsx";
import { TimeZoneField } from "#domain/forms/components/time-zone-field.tsx";
import { errorIn, type FormState } from "#domain/forms/form-state.ts";
import type { TimeZoneGroup } from "#domain/forms/time-zones.ts";
import { placeOf } from "#rules/zoned-time.ts";
import { PhoneField } from "#ui/phone-field/phone-field.tsx";

type ContactFieldsProps = {
  values: Record<string, string | undefined>;
  timeZones: readonly TimeZoneGroup[];
  /** ISO code to begin the number with. */
  phoneCountry: string;
  /** The university's zone, for people who are on their way to it. */
  nextTimeZone: string | null;
  state: FormState | undefined;
  isGuessed?: boolean;
};

/** Phone, where somebody is now, and where they will be. All optional. */
export function ContactFields({
  values,
  timeZones,
  phoneCountry,
  nextTimeZone,
  state,
  isGuessed = false,
}: ContactFieldsProps) {
  return (
    <>
      <PhoneField
        label="Mobile number"
        hint="Only for interviews and meetings you book. Spaces are fine. Optional."
        name="phone"
        defaultCountry={state?.values.phoneCountry || phoneCountry}
        defaultValue={values.phone ?? ""}
        error={errorIn(state, "phone")}
      />
      <TimeZoneField
        label="Where are you now?"
        hint="We show closing times in this time zone first, then in the job's own."
        name="timeZone"
        groups={timeZones}
        value={values.timeZone ?? ""}
        error={errorIn(state, "timeZone")}
        isGuessed={isGuessed}
      />
      {nextTimeZone ? (
        <>
          <input type="hidden" name="nextTimeZone" value={nextTimeZone} />
          <DayField
            legend="Moving? Change it on"
            hint={`To ${placeOf(nextTimeZone)} time. Optional. For example, 9 12 2026`}
            name="movesOn"
            value={values.movesOn}
            state={state}
          />
        </>
      ) : null}
    </>
  );
}
