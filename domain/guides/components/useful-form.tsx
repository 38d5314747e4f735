import { ThumbsDown, ThumbsUp } from "lucide-react";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Details } from "#ui/details.tsx";
import { Link } from "#ui/link.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import type { GuideExtras } from "../guide-view.ts";

/** What came back from a vote that was not right: the sentence, and what was typed. */
export type VoteState =
  | { errors: Record<string, string[]>; values: Record<string, string> }
  | null
  | undefined;

type UsefulFormProps = { votes: GuideExtras["votes"]; state: VoteState };

/** Was it useful? Two buttons and, for those who have something to say, a box. Works without script. */
export function UsefulForm({ votes, state }: UsefulFormProps) {
  const { useful, reason } = state?.errors ?? {};
  return (
    <section className="useful" aria-labelledby="useful-title" id="useful">
      <h2 id="useful-title">Was this section useful?</h2>
      <Form method="post" className="useful__form" action="#useful">
        <Details summary="Tell us why (optional)" isOpen={Boolean(reason)}>
          <TextareaField
            label="What helped, or what was missing?"
            name="reason"
            rows={3}
            defaultValue={state?.values.reason}
            hint="Leave out names and anything about your own case."
            error={reason?.[0]}
          />
        </Details>
        {useful ? <p className="no strong">{useful[0]}</p> : null}
        <div className="btns">
          <Button variant="second" icon={ThumbsUp} name="useful" value="yes">
            Yes
          </Button>
          <Button variant="second" icon={ThumbsDown} name="useful" value="no">
            No
          </Button>
          <Link className="useful__wrong" to="/contact-us">
            A fact here is wrong
          </Link>
        </div>
      </Form>
      <p className="small muted">
        {votes
          ? `${votes.answers} readers answered in the last 30 days. ${votes.useful} said yes. `
          : ""}
        No account is stored with your answer.
      </p>
    </section>
  );
}
