import { MapPin } from "lucide-react";
import { Field } from "#ui/field.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { countries, jobTypes, levels, remotes, sectors } from "../../vocabulary.ts";
import { zoneChoices } from "../closing-note.ts";
import type { JobForm } from "../job-form.ts";
import { currencies, payPeriods } from "../pay-choices.ts";

export type FieldOf = (name: keyof JobForm) => {
  name: string;
  defaultValue: string;
  error: string | undefined;
};

type PartProps = { field: FieldOf };

/** What the job is. */
export function KindFields({ field }: PartProps) {
  return (
    <>
      <Field {...field("title")} label="Job title" maxLength={120} autoComplete="off" />
      <div className="emp__two">
        <SelectField
          {...field("sector")}
          label="Field of work"
          placeholder="Choose one"
          options={optionsOf(sectors)}
        />
        <SelectField
          {...field("jobType")}
          label="Kind of job"
          placeholder="Choose one"
          options={optionsOf(jobTypes)}
        />
        <SelectField
          {...field("level")}
          label="Experience asked for"
          placeholder="Choose one"
          options={optionsOf(levels)}
        />
        <Field {...field("startsOn")} label="Starts (optional)" type="date" />
      </div>
    </>
  );
}

export function PayFields({ field }: PartProps) {
  return (
    <fieldset className="field">
      <legend>Pay and hours</legend>
      <p className="hint">
        A visa is tested on the lowest pay in the advert. Bonuses and allowances never count.
      </p>
      <div className="emp__pay">
        <Field {...field("payFrom")} label="From" inputMode="decimal" autoComplete="off" />
        <Field {...field("payTo")} label="To (optional)" inputMode="decimal" autoComplete="off" />
        <SelectField
          {...field("currency")}
          label="Currency"
          options={currencies.map((code) => ({ value: code, label: code }))}
        />
        <SelectField {...field("payPeriod")} label="For" options={optionsOf(payPeriods)} />
        <Field {...field("hoursPerWeek")} label="Hours a week" inputMode="decimal" />
      </div>
    </fieldset>
  );
}

export function PlaceFields({ field }: PartProps) {
  return (
    <div className="emp__two">
      <SelectField {...field("country")} label="Country" options={optionsOf(countries)} />
      <Field {...field("city")} label="Town" icon={MapPin} autoComplete="off" />
      <SelectField
        {...field("remote")}
        label="Where the work is done"
        options={optionsOf(remotes)}
      />
      <Field
        {...field("placeText")}
        label="More on the place (optional)"
        placeholder="3 days in the office"
        autoComplete="off"
      />
    </div>
  );
}

export function ClosingFields({ field, note }: PartProps & { note: string | null }) {
  const zone = field("closesZone");
  return (
    <fieldset className="field">
      <legend>Closes</legend>
      <div className="emp__closes">
        <Field {...field("closesOn")} label="Day" type="date" />
        <Field {...field("closesTime")} label="Time" type="time" />
        <SelectField {...zone} label="Time zone" options={zoneChoices(zone.defaultValue)} />
      </div>
      <p className="hint" aria-live="polite">
        {note ?? "Leave the day empty to close it yourself."}
      </p>
    </fieldset>
  );
}

export function SponsorField({ field }: PartProps) {
  return (
    <RadioGroup
      {...field("sponsorship")}
      legend="Will you sponsor for this job?"
      variant="cards"
      options={[
        {
          value: "offered",
          label: "Yes, if the rules are met",
          hint: "shown as “says it sponsors”",
        },
        { value: "later", label: "Maybe later", hint: "start on a Graduate visa first" },
        { value: "not-offered", label: "No", hint: "shown clearly, so nobody wastes time" },
        { value: "unsaid", label: "I need to ask", hint: "shown as not known" },
      ]}
    />
  );
}

function optionsOf(words: Readonly<Record<string, string>>) {
  return Object.entries(words).map(([value, label]) => ({ value, label }));
}
