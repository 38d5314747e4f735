import { type FormEvent, useId } from "react";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import type { StateOf } from "../../cv.ts";
import type { Clash } from "../../document/clash.ts";
import { settled } from "../../document/settle-clashes.ts";
import type { Conflict } from "../../editing/after-save.ts";
import { clashValue } from "../../editing/clash-words.ts";
import type { UnreadWords } from "../../editing/save-answer.ts";

type ConflictFormProps<Document> = {
  revision: number;
  merged: StateOf<Document>;
  clashes: readonly Clash[];
  mine?: Conflict<Document>["mine"];
  ownerId: string;
  /** Posted without script, and in neither window's words. */
  unread?: readonly UnreadWords[];
  /** Where in the document a clash is, in words. */
  whereOf: (clash: Clash) => string;
  action: string;
  /** With script the choice is made here; without it the form is posted. */
  onSettle?: ((chosen: StateOf<Document>, notChosen: StateOf<Document> | null) => void) | undefined;
  /** What is kept as versions with the choice, without script. */
  aside?: readonly StateOf<Document>[];
};

const words = {
  window: {
    title: "Two windows changed the same words",
    mine: "This window",
    theirs: "The other window",
  },
  browser: {
    title: "Words left in this browser differ from those saved since",
    mine: "Left in this browser",
    theirs: "Saved since",
  },
};

/** Two windows changed the same words: both stand here, and their owner chooses. */
export function ConflictForm<Document>(props: ConflictFormProps<Document>) {
  const { revision, merged, clashes, mine = "window", whereOf, action, onSettle } = props;
  const { ownerId, unread = [], aside = [] } = props;
  const id = useId();
  const said = words[mine];
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSettle) return;
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    const theirs = clashes.filter((_, at) => chosen.get(`clash-${at}`) === "theirs");
    const { chosen: state, notChosen } = settled({ merged, clashes }, theirs);
    onSettle(state, notChosen);
  };
  return (
    <section className="clash" aria-labelledby={id}>
      <h2 id={id}>{said.title}</h2>
      <p>
        Everything else is put together already. The words you do not choose are saved as a version
        of their own.
      </p>
      <Unread unread={unread} />
      <Form
        method="post"
        encType="multipart/form-data"
        action={action}
        onSubmit={onSubmit}
        className="stack"
      >
        {onSettle ? null : (
          <>
            <input type="hidden" name="state" value={JSON.stringify(merged)} />
            <input type="hidden" name="clashes" value={JSON.stringify(clashes)} />
            <input type="hidden" name="revision" value={revision} />
            <input type="hidden" name="owner" value={ownerId} />
            <CarriedFields aside={aside} />
          </>
        )}
        {clashes.map((clash, at) => (
          <RadioGroup
            key={clash.path.join(" ")}
            name={`clash-${at}`}
            legend={whereOf(clash)}
            variant="cards"
            defaultValue="mine"
            options={[
              { value: "mine", label: said.mine, hint: clashValue(clash.mine) },
              { value: "theirs", label: said.theirs, hint: clashValue(clash.theirs) },
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

type Carried = { aside?: readonly object[] | undefined; isChoice?: true | undefined };

/** Without script: words that were not chosen and are not kept yet go along with every form, and so does a choice. */
export function CarriedFields({ aside = [], isChoice }: Carried) {
  return (
    <>
      {aside.length > 0 ? <input type="hidden" name="aside" value={JSON.stringify(aside)} /> : null}
      {isChoice ? <input type="hidden" name="choice" value="yes" /> : null}
    </>
  );
}

function Unread({ unread }: { unread: readonly UnreadWords[] }) {
  if (unread.length === 0) return null;
  return (
    <>
      <p>
        These words have a mistake in them. With your choice they are saved as a version of their
        own; you can mend them after it:
      </p>
      <ul>
        {unread.map(({ words, sentence }) => (
          <li key={words}>
            “{words}” {sentence}
          </li>
        ))}
      </ul>
    </>
  );
}
