import { MapPin } from "lucide-react";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { SuggestField } from "#ui/suggest-field.tsx";
import { useHistoryKey } from "#ui/use-history-key.ts";
import { suggestSponsors } from "../suggest-sponsors.ts";
import "./licence-check.css";

type CheckFormProps = {
  method: "get" | "post";
  values: { q: string; town: string };
  error: string | null;
};

/** A name, and a town where it is known. Names are suggested while typing where script runs. */
export function CheckForm({ method, values, error }: CheckFormProps) {
  const historyKey = useHistoryKey();
  return (
    <Form
      key={historyKey}
      method={method}
      // Without a record of its own the answer stands further down: reading goes on there. Where
      // one is made, the name in the address is not looked up once more.
      action={method === "get" ? "#answer" : "?"}
      role="search"
      className="chk__find"
      preventScrollReset
    >
      <SuggestField
        label="Employer"
        name="q"
        noun={{ one: "name on the register", many: "names on the register" }}
        suggest={suggestSponsors}
        defaultValue={values.q}
        error={error ?? undefined}
        maxLength={160}
      />
      <Field
        label="Town, if you know it"
        name="town"
        icon={MapPin}
        defaultValue={values.town}
        maxLength={80}
        autoComplete="off"
      />
      <Button variant="mark">Check licence</Button>
    </Form>
  );
}
