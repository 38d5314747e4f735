import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { type PastedField, type PastedView, stanceLines } from "../pasted-view.ts";
import "./verdict.css";

const labels: Record<keyof PastedView["fields"], string> = {
  title: "Job title",
  employer: "Employer",
  town: "Its town",
  pay: "Pay a year, £",
  hours: "Hours a week",
};

/** What was read in a pasted advert, each field with the words it came from, to be corrected. */
export function PastedFields({ view }: { view: PastedView }) {
  const { fields, closes, starts, registration, sponsorship, abroad } = view;
  const names = Object.keys(labels) as (keyof typeof labels)[];
  return (
    <div className="vcheck__grid vcheck__grid--end">
      {abroad ? (
        <Notice tone="caution" title={abroad.line} className="vcheck__wide">
          <p>
            <q>{abroad.words}</q> <a href={abroad.tool.href}>{abroad.tool.label}</a>
          </p>
        </Notice>
      ) : null}
      {names.map((name) => (
        <Field
          key={`${name} ${fields[name].value}`}
          name={name}
          label={labels[name]}
          defaultValue={fields[name].value}
          hint={<Words field={fields[name]} />}
          inputMode={name === "pay" || name === "hours" ? "decimal" : undefined}
        />
      ))}
      <Field
        key={`closes ${closes.day}`}
        name="closes"
        type="date"
        label="Closing day"
        defaultValue={closes.day}
        hint={<Words field={{ value: closes.day, words: closes.words, note: closes.line }} />}
      />
      <Field
        key={`starts ${starts.value}`}
        name="starts"
        type="date"
        label="The job starts on"
        defaultValue={starts.value}
        hint={<Words field={starts} />}
      />
      {sponsorship.deciding ? (
        <>
          <input type="hidden" name="said" value={sponsorship.deciding} />
          <input type="hidden" name="saidAs" value={sponsorship.stance} />
        </>
      ) : null}
      <SelectField
        key={`advert ${sponsorship.stance}`}
        name="advert"
        label="Sponsoring"
        defaultValue={sponsorship.stance}
        options={Object.entries(stanceLines).map(([value, label]) => ({ value, label }))}
        hint={sponsorship.quotes.map((quote) => (
          <span key={quote}>
            <q>{quote}</q>{" "}
          </span>
        ))}
      />
      {registration ? (
        <Checkbox
          key={`registration ${registration.isTicked}`}
          name="registration"
          value="advert"
          label="The advert mentions work towards a UK registration or chartered status"
          hint={<q>{registration.words}</q>}
          defaultChecked={registration.isTicked}
          className="vcheck__wide"
        />
      ) : null}
    </div>
  );
}

function Words({ field: { words, note } }: { field: PastedField }) {
  return (
    <>
      {words ? <q>{words}</q> : null} {note}
    </>
  );
}
