import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Combobox } from "#ui/combobox.tsx";

export type ChoosableUniversity = { id: number; name: string; shortName: string; town: string };

type UniversityChooserProps = {
  universities: readonly ChoosableUniversity[];
  /** Where somebody was going; carried along to the university's own screen. */
  next?: string | null;
  error?: string | undefined;
};

/** Choose a university by typing part of its name. Without script it is a plain select. */
export function UniversityChooser({ universities, next, error }: UniversityChooserProps) {
  const [chosenId, setChosenId] = useState("");
  const chosen = universities.find(({ id }) => String(id) === chosenId);

  return (
    <Form method="get" className="way">
      {next ? <input type="hidden" name="next" value={next} /> : null}
      <Combobox
        label="Your university"
        name="university"
        noun={{ one: "university", many: "universities" }}
        placeholder="Type or choose"
        error={error}
        options={universities.map(({ id, name, shortName, town }) => ({
          value: String(id),
          label: name,
          note: town,
          badge: shortName.slice(0, 2).toUpperCase(),
        }))}
        onChange={setChosenId}
      />
      <Button isWide iconEnd={ArrowRight}>
        {chosen ? `Continue to ${chosen.shortName}` : "Continue"}
      </Button>
    </Form>
  );
}
