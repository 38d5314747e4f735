import { Button } from "#ui/button.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import type { CodeChoice } from "../verdict-view.ts";
import { HiddenFields } from "./hidden-fields.tsx";

type CodeChoiceFormProps = {
  choices: readonly CodeChoice[];
  chosen: string | null;
  kept: Readonly<Record<string, string>>;
};

/** The likeliest occupations, for a reader who knows the duties. Kept in the address, for them alone. */
export function CodeChoiceForm({ choices, chosen, kept }: CodeChoiceFormProps) {
  return (
    <form method="get" action="#verdict" className="verdict__code">
      <HiddenFields kept={kept} without="code" />
      <RadioGroup
        key={chosen}
        legend="Which of these is the work?"
        hint="The duties decide the code, not the title. Your choice changes this page for you alone."
        name="code"
        id="verdict-code"
        options={choices.map(({ socCode, title }) => ({
          value: socCode,
          label: `${title} (${socCode})`,
        }))}
        defaultValue={chosen ?? undefined}
      />
      <Button variant="second">Work it out</Button>
    </form>
  );
}
