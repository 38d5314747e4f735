import { type RefObject, useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import {
  type CvLook,
  cvColours,
  cvFonts,
  cvSpacings,
  markets,
  papers,
} from "#rules/cv/cv-document.ts";
import { marketProfiles } from "#rules/cv-check/markets.ts";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { colourLabels, fontLabels, paperLabels, spacingLabels } from "../../studio/look-labels.ts";

/** Options of the look: with script each choice redraws the templates, without it a button does. */
type LookFormProps = { cvId: string | null; look: CvLook; order: "template" | "mine" };

export function LookForm({ cvId, look, order }: LookFormProps) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const show = () => submit(form.current, { preventScrollReset: true, replace: true });
  useChosenBefore(form, show);
  return (
    <Form className="topt" ref={form} onChange={show}>
      {cvId ? <input type="hidden" name="cv" value={cvId} /> : null}
      <fieldset className="field">
        <legend>Colour</legend>
        <div className="sws">
          {cvColours.map((colour) => (
            <label key={colour} data-colour={colour}>
              <input
                type="radio"
                name="colour"
                value={colour}
                defaultChecked={colour === look.colour}
              />
              <span>{colourLabels[colour]}</span>
            </label>
          ))}
        </div>
        <p className="hint">Each is dark enough for print in grey.</p>
      </fieldset>
      <div className="field">
        <SelectField
          label="Font"
          name="font"
          defaultValue={look.font}
          options={cvFonts.map((value) => ({ value, label: fontLabels[value] }))}
        />
        <p className="hint">Built into the PDF, so it looks the same anywhere.</p>
      </div>
      <Choice
        legend="Paper"
        name="paper"
        value={look.paper}
        hint="Letter for Canada and the United States."
        options={papers.map((value) => ({ value, label: paperLabels[value] }))}
      />
      <Choice
        legend="Spacing"
        name="spacing"
        value={look.spacing}
        options={cvSpacings.map((value) => ({ value, label: spacingLabels[value] }))}
      />
      <Choice
        legend="Made for"
        name="market"
        value={look.market}
        hint="Changes headings and the visa line."
        options={markets.map((value) => ({
          value,
          label: value === "gb" ? "UK" : value.toUpperCase(),
          says: marketProfiles[value].country,
        }))}
      />
      {cvId ? (
        <Choice
          legend="Order of sections"
          name="order"
          value={order}
          options={[
            { value: "template", label: "Template’s order" },
            { value: "mine", label: "My order" },
          ]}
        />
      ) : null}
      <div className="btns without-script">
        <Button variant="second" name="counts" value="now">
          Show them like this
        </Button>
      </div>
    </Form>
  );
}

/** On a slow line people choose before the script is there to hear it. */
function useChosenBefore(form: RefObject<HTMLFormElement | null>, show: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the script takes over.
  useEffect(() => {
    const inputs = [...(form.current?.querySelectorAll("input") ?? [])];
    const options = [...(form.current?.querySelectorAll("option") ?? [])];
    const isChanged =
      inputs.some(({ checked, defaultChecked }) => checked !== defaultChecked) ||
      options.some(({ selected, defaultSelected }) => selected !== defaultSelected);
    if (isChanged) show();
  }, []);
}

type ChoiceProps = {
  legend: string;
  name: string;
  value: string;
  hint?: string;
  options: readonly { value: string; label: string; says?: string }[];
};

function Choice({ legend, name, value, hint, options }: ChoiceProps) {
  return (
    <fieldset className="field">
      <legend>{legend}</legend>
      <div className="seg">
        {options.map((option) => (
          <label key={option.value}>
            <input
              className="vh"
              type="radio"
              name={name}
              value={option.value}
              aria-label={option.says}
              defaultChecked={option.value === value}
            />
            {option.label}
          </label>
        ))}
      </div>
      {hint ? <p className="hint">{hint}</p> : null}
    </fieldset>
  );
}
