import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { type AsIfDay, dayError } from "../as-if-day.ts";
import { HiddenFields } from "./hidden-fields.tsx";

type AsIfFormProps = { asIf: AsIfDay; kept: Readonly<Record<string, string>> };

/** Another day for the same question; the day stands in the address. */
export function AsIfForm({ asIf, kept }: AsIfFormProps) {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(asIf.typed);
  return (
    <form method="get" action="#verdict" className="whatif">
      <HiddenFields kept={kept} without="on" />
      <Field
        key={asIf.typed}
        type={isDay ? "date" : "text"}
        label="If I apply on"
        name="on"
        id="verdict-on"
        defaultValue={asIf.typed}
        error={dayError(asIf, { isAnswered: true })}
      />
      <Button variant="second">Work it out</Button>
    </form>
  );
}
