import { Form } from "react-router";
import type { CvTemplate } from "#rules/cv/cv-document.ts";
import { markets } from "#rules/cv/cv-document.ts";
import { marketProfiles } from "#rules/cv-check/markets.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { templateTexts } from "../../print/templates.ts";
import "../../studio/components/cv-pages.css";

type NewCvFormProps = {
  own: readonly { id: string; title: string }[];
  template: CvTemplate | null;
  from: string;
  kind: "cv" | "letter";
  /** What "my situation" says today for the UK, or "". */
  fromSituation: string;
  state: { errors: Record<string, string[]>; values: Record<string, string> } | undefined;
};

export function NewCvForm(props: NewCvFormProps) {
  const { own, template, from, kind, fromSituation, state } = props;
  const isLetter = kind === "letter";
  return (
    <main id="main" className="wrap sidepage">
      <PageHead
        title={isLetter ? "New letter" : "New CV"}
        lead="You can change all of this later. Nothing is lost when you do."
        crumbs={[{ label: "My CVs", to: "/my-cvs" }]}
      />
      <Form method="post" className="formline">
        <ErrorSummary errors={state?.errors} />
        <input type="hidden" name="kind" value={kind} />
        {template ? <input type="hidden" name="template" value={template} /> : null}
        <Field
          label="Title"
          name="title"
          hint={
            isLetter
              ? "Such as “Letter to Brackwater”. Only you and advisers you ask see it."
              : "Such as “UK graduate CV”. Only you and advisers you ask see it."
          }
          defaultValue={state?.values.title ?? (isLetter ? "Cover letter" : "My CV")}
          error={state?.errors.title?.[0]}
        />
        <RadioGroup
          legend="Country it is made for"
          name="market"
          defaultValue={state?.values.market ?? "gb"}
          error={state?.errors.market?.[0]}
          options={markets.map((market) => ({
            value: market,
            label: marketProfiles[market].country,
          }))}
        />
        {isLetter || own.length === 0 ? null : (
          <SelectField
            label="Start from"
            name="from"
            defaultValue={state?.values.from ?? from}
            options={[
              { value: "", label: "An empty CV" },
              ...own.map(({ id, title }) => ({ value: id, label: `The text of “${title}”` })),
            ]}
          />
        )}
        {isLetter ? null : (
          <RadioGroup
            legend="Include your permission to work"
            name="permission"
            defaultValue={state?.values.permission ?? "none"}
            options={[
              {
                value: "from-situation",
                label: "Yes, from my situation",
                hint: fromSituation
                  ? `On a UK CV today: ${fromSituation}`
                  : "You have not told us yet: nothing is printed until you do.",
              },
              { value: "none", label: "Not now", hint: "You can add it on the CV at any time." },
            ]}
          />
        )}
        {isLetter ? null : (
          <p className="small">
            {template
              ? `It starts in the template ${templateTexts[template].name}. `
              : "It starts in our plainest template. "}
            <Link to="/choose-template">See all templates</Link>, or{" "}
            <Link to="/my-cvs/import">import a CV you have</Link>.
          </p>
        )}
        <div className="btns">
          <Button>{isLetter ? "Start the letter" : "Start the CV"}</Button>
        </div>
      </Form>
    </main>
  );
}
