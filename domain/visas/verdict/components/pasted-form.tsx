import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import type { PastedField, PastedView } from "../pasted-view.ts";
import "./verdict.css";

const labels: Record<keyof PastedView["fields"], string> = {
  title: "Job title",
  employer: "Employer",
  town: "Its town",
  pay: "Pay a year, £",
  hours: "Hours a week",
};

/** What was read, each with its words, to be corrected; the visa check judges it. */
export function PastedForm({ view }: { view: PastedView }) {
  const names = Object.keys(labels) as (keyof typeof labels)[];
  const { closes, sponsorship } = view;
  return (
    <section className="vcheck" aria-labelledby="read">
      <h2 id="read">What we read in it</h2>
      <p>Correct what is wrong, then check the job.</p>
      <form method="get" action="/visa-check" className="vcheck">
        <div className="vcheck__grid vcheck__grid--end">
          {names.map((name) => (
            <Field
              key={name}
              name={name}
              label={labels[name]}
              defaultValue={view.fields[name].value}
              hint={<Words field={view.fields[name]} />}
              inputMode={name === "pay" || name === "hours" ? "decimal" : undefined}
            />
          ))}
        </div>
        <input type="hidden" name="advert" value={sponsorship.stance} />
        <dl className="pasted">
          <dt>Sponsoring</dt>
          <dd>
            {sponsorship.line}
            {sponsorship.quotes.map((quote) => (
              <q key={quote}>{quote}</q>
            ))}
          </dd>
          <dt>Closing day</dt>
          <dd>
            {closes ? closes.line : "Not found in the advert."}
            {closes ? <q>{closes.words}</q> : null}
          </dd>
        </dl>
        <div className="btns">
          <Button>Check this job</Button>
          <p className="small muted">
            These fields, not the advert, will stand in the address of the answer.
          </p>
        </div>
      </form>
    </section>
  );
}

function Words({ field: { words, note } }: { field: PastedField }) {
  return (
    <>
      {words ? <q>{words}</q> : null} {note}
    </>
  );
}
