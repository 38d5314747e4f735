import { Form } from "react-router";
import type { FormState } from "#domain/forms/form-state.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { DescriptionList } from "#ui/description-list.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { applicationPaths } from "../applications-paths.ts";
import type { ReviewView } from "../apply-view.ts";
import { RetentionNote } from "./retention-note.tsx";
import { useForgetTyped } from "./use-autosave.ts";
import "./applications.css";

type ReviewScreenProps = { view: ReviewView; state: FormState | undefined };

/** Everything the employer will read, before it goes. */
export function ReviewScreen({ view, state }: ReviewScreenProps) {
  const { job, reviewed } = view;
  useForgetTyped(job.draftKey);
  return (
    <main id="main" className="wrap applying">
      <PageHead
        title="Review and send"
        lead={`${job.title}, ${job.employer}. ${job.closes}.`}
        crumbs={[{ label: "Your application", to: applicationPaths.form(job.slug) }]}
      />
      <ErrorSummary errors={state?.errors} />
      <section className="applying__paper" aria-labelledby="what-they-read">
        <h2 id="what-they-read">What {job.employer} will read</h2>
        <DescriptionList className="applying__dl" items={itemsOf(view)} />
      </section>
      <RetentionNote employer={job.employer} />
      <Form method="post" className="btns">
        {Object.entries(reviewed).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={String(value)} />
        ))}
        <Button>Send application</Button>
        <ButtonLink to={applicationPaths.form(job.slug)} variant="second">
          Change it
        </ButtonLink>
      </Form>
    </main>
  );
}

function itemsOf({ person, documents, answers, rightToWork }: ReviewView) {
  return [
    { term: "Name", detail: person.name },
    { term: "Email", detail: person.email },
    ...documents.map(({ label, words, href }) => ({
      term: label,
      detail: (
        <>
          {words}.{" "}
          <Link to={href} reloadDocument>
            See the PDF<span className="vh"> of your {label}</span>
          </Link>
        </>
      ),
    })),
    ...answers.map(({ question, answer }) => ({
      term: question,
      detail: <span className="applying__words">{answer ?? "Not answered"}</span>,
    })),
    { term: "Right to work", detail: rightToWork ?? "Not included" },
  ];
}
