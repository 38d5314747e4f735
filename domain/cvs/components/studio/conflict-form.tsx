import { type FormEvent, useId } from "react";
import { Form } from "react-router";
import type { Market } from "#rules/cv/cv-document.ts";
import { Button } from "#ui/button.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import type { CvState } from "../../cv.ts";
import type { Clash } from "../../document/clash.ts";
import { takeMine, takeTheirs } from "../../document/settle-clashes.ts";
import { clashValue, clashWhere } from "../../editing/clash-words.ts";

type ConflictFormProps = {
  revision: number;
  merged: CvState;
  clashes: readonly Clash[];
  action: string;
  /** With script the choice is made here; without it the form is posted. */
  onSettle?: ((state: CvState) => void) | undefined;
};

/** Two windows changed the same words: both stand here, and their owner chooses. */
export function ConflictForm({ revision, merged, clashes, action, onSettle }: ConflictFormProps) {
  const id = useId();
  const market: Market = merged.look.market;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSettle) return;
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    const theirs = clashes.filter((_, at) => chosen.get(`clash-${at}`) === "theirs");
    const mine = clashes.filter((clash) => !theirs.includes(clash));
    onSettle(takeTheirs(takeMine(merged, mine), theirs));
  };
  return (
    <section className="clash" aria-labelledby={id}>
      <h2 id={id}>Two windows changed the same words</h2>
      <p>
        Everything else is put together already. Choose what stays; the other words stay in the
        versions.
      </p>
      <Form method="post" action={action} onSubmit={onSubmit} className="stack">
        {onSettle ? null : (
          <>
            <input type="hidden" name="state" value={JSON.stringify(merged)} />
            <input type="hidden" name="clashes" value={JSON.stringify(clashes)} />
            <input type="hidden" name="revision" value={revision} />
          </>
        )}
        {clashes.map((clash, at) => (
          <RadioGroup
            key={clash.path.join(" ")}
            name={`clash-${at}`}
            legend={clashWhere(merged.document, clash, market)}
            variant="cards"
            defaultValue="mine"
            options={[
              { value: "mine", label: "This window", hint: clashValue(clash.mine) },
              { value: "theirs", label: "The other window", hint: clashValue(clash.theirs) },
            ]}
          />
        ))}
        <div className="btns">
          <Button variant="mark" name="intent" value="settle">
            Keep what I chose
          </Button>
        </div>
      </Form>
    </section>
  );
}
