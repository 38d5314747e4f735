import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { ImportReview } from "../import-review.ts";
import { ReadIn } from "./read-in.tsx";
import "../../studio/components/cv-pages.css";

type ImportScreenProps = {
  answer:
    | { kind: "no"; title: string; sentence: string }
    | ({ kind: "review" } & ImportReview)
    | undefined;
};

export function ImportScreen({ answer }: ImportScreenProps) {
  return (
    <main id="main" className="wrap sidepage">
      <PageHead
        title="Import a CV"
        lead="From a PDF, Word or text file, JSON Resume, Europass, or the archive LinkedIn sends you. You see what we read before anything is saved."
        crumbs={[{ label: "My CVs", to: "/my-cvs" }]}
      />
      {answer?.kind === "review" ? <ReadIn {...answer} /> : null}
      <Form method="post" encType="multipart/form-data" className="formline">
        {answer?.kind === "no" ? (
          <ErrorSummary title={answer.title} errors={{ file: [answer.sentence] }} />
        ) : null}
        <Field
          label={answer?.kind === "review" ? "Or import another file" : "File"}
          name="file"
          type="file"
          accept=".pdf,.docx,.txt,.json,.xml,.zip"
          hint="PDF, DOCX, TXT, JSON, XML or ZIP, 8 MB at most. We do not store the file itself."
          error={answer?.kind === "no" ? answer.sentence : undefined}
        />
        <div className="btns">
          <Button
            variant={answer?.kind === "review" ? "second" : "mark"}
            name="intent"
            value="read"
          >
            Read the file
          </Button>
        </div>
      </Form>
    </main>
  );
}
