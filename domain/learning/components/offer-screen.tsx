import { errorIn, type FormState, valueIn } from "#domain/forms/form-state.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Form } from "#ui/form.tsx";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import { hubPaths } from "../catalogue/hub-paths.ts";
import type { LockedCourse } from "../hub-view.ts";
import "./hub-screen.css";

export type OfferView = {
  courses: readonly LockedCourse[];
  lessonCount: number;
  length: string;
  /** Null for an account without one. */
  university: string | null;
  hasPremium: boolean;
  /** "Asked on 3 March 2031" and what came of it. */
  request: { asked: string; decision: "granted" | "declined" | null; note: string | null } | null;
};

/** What premium gives, and how to get it. */
export function OfferScreen({ view, state }: { view: OfferView; state: FormState | undefined }) {
  return (
    <main id="main" className="wrap offer">
      <PageHead
        title="Premium lessons"
        lead={`${counted(view.courses.length, "course")} of ${counted(view.lessonCount, "short lesson")}, ${view.length} in all, each with captions, a transcript and a few questions. A certificate for every course.`}
      />
      <section className="offer__has" aria-labelledby="has">
        <h2 id="has">What premium includes</h2>
        <ul>
          {view.courses.map(({ id, title, summary, lessons }) => (
            <li key={id}>
              <h3>{title}</h3>
              <p>{summary}</p>
              <p className="small muted">{lessons.join(" · ")}</p>
            </li>
          ))}
        </ul>
      </section>
      <HowToGet view={view} state={state} />
    </main>
  );
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

function HowToGet({ view, state }: { view: OfferView; state: FormState | undefined }) {
  const { hasPremium, university, request } = view;
  if (hasPremium) {
    return (
      <Card tone="framed" title="You have premium">
        <p>Every course is open to you.</p>
        <ButtonLink to={hubPaths.premium}>Open the courses</ButtonLink>
      </Card>
    );
  }
  if (!university) {
    return (
      <Card tone="framed" title="How to get it">
        <p>
          Universities give premium to their students and graduates. Your account does not belong to
          a university, so there is nobody to ask.
        </p>
        <p>
          <Link to={hubPaths.standard}>The standard lessons</Link> are open to everybody.
        </p>
      </Card>
    );
  }
  if (request && request.decision === null) {
    return (
      <Card tone="framed" title={`${university} has your request`}>
        <p>
          {request.asked}. The careers service usually answers within 2 working days, and you get an
          email.
        </p>
        <p>
          Until then <Link to={hubPaths.standard}>the standard lessons</Link> are open to you.
        </p>
      </Card>
    );
  }
  return <AskForm {...{ university, request, state }} />;
}

type AskFormProps = {
  university: string;
  request: OfferView["request"];
  state: FormState | undefined;
};

function AskForm({ university, request, state }: AskFormProps) {
  const refusal = errorIn(state, "form");
  return (
    <Card tone="framed" title={`Ask ${university} for premium`}>
      {request?.decision === "declined" ? (
        <Notice title="Your last request was declined">
          {request.note ?? "You may ask again, for example when your situation has changed."}
        </Notice>
      ) : null}
      {refusal ? <Notice tone="negative">{refusal}</Notice> : null}
      <p>
        There is nothing to pay. Your careers service decides, and our team sees the request too.
      </p>
      <Form method="post" action={hubPaths.offer} className="stack">
        <TextareaField
          name="reason"
          label="Why you need it now (optional)"
          hint="For example an interview, or your last term."
          rows={3}
          maxLength={500}
          defaultValue={valueIn(state, "reason")}
          error={errorIn(state, "reason")}
        />
        <Button>Ask for premium</Button>
      </Form>
    </Card>
  );
}
