import { Check, X } from "lucide-react";
import { errorIn, type FormState, valueIn } from "#domain/forms/form-state.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { Icon } from "#ui/icon.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { fieldOf, type Marked } from "../checks/check.ts";
import type { CheckView, ResultView } from "../lesson-view.ts";
import "./check-form.css";

type CheckFormProps = {
  path: string;
  check: CheckView;
  /** The answer to a guest, whose tries nobody keeps. */
  result: ResultView | undefined;
  state: FormState | undefined;
  isKept: boolean;
};

/** The questions after a lesson, and what came of the last try. */
export function CheckForm({ path, check, result, state, isKept }: CheckFormProps) {
  const last = result ?? check.last;
  const { length } = check.questions;
  return (
    <section className="quiz sheet" id="check" aria-labelledby="check-title">
      <p className="small strong muted">After this lesson</p>
      <h2 id="check-title">
        {inWords(length)} questions. {inWords(check.passMark)} right to pass.
      </h2>
      {last ? <Outcome last={last} /> : null}
      <Form method="post" action={`${path}#check`} preventScrollReset className="quiz__f">
        <input type="hidden" name="intent" value="check" />
        {check.questions.map(({ ask, options }, at) => (
          <div className="quiz__q" key={ask}>
            <RadioGroup
              legend={ask}
              name={fieldOf(at)}
              options={options.map((label, value) => ({ value: String(value), label }))}
              defaultValue={valueIn(state, fieldOf(at), chosenIn(last, at))}
              error={errorIn(state, fieldOf(at))}
            />
            {last?.marked?.[at] ? <Reason marked={last.marked[at]} /> : null}
          </div>
        ))}
        <Button variant="ink">{last ? "Check again" : "Check my answers"}</Button>
      </Form>
      <p className="small muted">
        {isKept
          ? "Try as often as you like; once passed, it stays passed."
          : "Try as often as you like. Sign in to keep the result."}
      </p>
    </section>
  );
}

const numbers = ["No", "One", "Two", "Three", "Four", "Five"];
const inWords = (count: number) => numbers[count] ?? String(count);

function Outcome({ last }: { last: ResultView }) {
  return (
    <div className="quiz__r" data-passed={last.isPassed ? "" : undefined} role="status">
      <p className="strong">
        {last.isPassed ? "Passed" : "Not yet"}: {last.right} of {last.total} right
        {last.tries > 1 ? `, try ${last.tries}` : ""}.
      </p>
    </div>
  );
}

/** The option of the last try; "" where there was none, or the questions have changed since. */
function chosenIn(last: ResultView | null, question: number): string {
  const chosen = last?.marked?.[question]?.chosen ?? -1;
  return chosen < 0 ? "" : String(chosen);
}

/** Why the answer above is right or wrong. */
function Reason({ marked: { isRight, why, rightText } }: { marked: Marked }) {
  return (
    <div className="quiz__why" data-right={isRight ? "" : undefined}>
      <Icon icon={isRight ? Check : X} label={isRight ? "Right" : "Wrong"} />
      <p>
        {why}
        {isRight ? null : (
          <>
            {" "}
            The answer: <b>{rightText}</b>
          </>
        )}
      </p>
    </div>
  );
}
