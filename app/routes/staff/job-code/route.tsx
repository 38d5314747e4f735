import { data, Form } from "react-router";
import { z } from "zod";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readForm, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { codeRefusals, fixJobCode } from "#domain/jobs/verdict/fix-job-code.server.ts";
import { findJobCode, named } from "#domain/jobs/verdict/job-codes.queries.server.ts";
import { isoDay, longDay } from "#rules/days.ts";
import { rowNumber } from "#rules/row-number.ts";
import { allOccupations } from "#rules/uk-work/occupations/all-occupations.ts";
import { Button } from "#ui/button.tsx";
import { Combobox } from "#ui/combobox.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";

const codeForm = z.object({ occupation: z.string().trim().default("") });

export async function loader({ params }: Route.LoaderArgs) {
  const job = await findJobCode(rowNumber(params.job_id));
  if (!job) throw data("We could not find that job in the United Kingdom.", { status: 404 });
  const { id, slug, title, employer, matched, candidates, fixedSocCode, fixedAt, fixedBy } = job;
  return {
    ...{ id, slug, title, employer, fixedSocCode },
    found: foundWords(job.socCode, job.confidence, matched),
    likeliest: (candidates ?? []).map(named),
    fixed: fixedAt ? `${fixedBy ?? "Somebody who left"}, ${longDay(isoDay(fixedAt))}` : null,
    occupations: allOccupations.map(({ socCode, title: name }) => ({
      value: socCode,
      label: `${socCode}, ${name}`,
    })),
  };
}

function foundWords(socCode: string | null, confidence: string | null, matched: string | null) {
  if (!socCode) return "The title does not give a code.";
  return `The title suggests ${named(socCode)} (${confidence}), from “${matched}”.`;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request, codeForm);
  if (!form.ok) return badForm(form);
  const socCode = form.value.occupation || null;
  const id = rowNumber(params.job_id);
  const result = await fixJobCode(memberOf(context), id, { socCode, now: new Date() });
  if (!result.ok) return refusedForm(form.values, codeRefusals[result.error], "occupation");
  const words = socCode
    ? `The code of “${result.value.title}” is ${socCode}.`
    : `The code of “${result.value.title}” is read from its title again.`;
  return redirectWithFlash("/staff/job-codes", words);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `Code of ${loaderData?.title ?? "a job"} - Waymark desk` }];
}

export default function JobCodePage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, employer, slug, found, likeliest, fixed, fixedSocCode, occupations } = loaderData;
  return (
    <main id="main" className="wrap desk">
      <PageHead title={`The code of “${title}”`} lead={`${employer}. ${found}`} />
      <p>
        <Link to={`/jobs/${slug}`}>Read the advert</Link>: the duties decide the code.
        {likeliest.length > 0 ? ` Most likely: ${likeliest.join("; ")}.` : null}
        {fixed ? ` Set by ${fixed}.` : null}
      </p>
      <ErrorSummary errors={actionData?.errors} />
      <Form method="post" className="fields">
        <Combobox
          label="Occupation code"
          name="occupation"
          noun={{ one: "occupation", many: "occupations" }}
          options={occupations}
          defaultValue={actionData?.values.occupation ?? fixedSocCode ?? ""}
          placeholder="Read it from the title"
          hint="Leave it empty to read it from the title again."
          error={actionData?.errors.occupation?.[0]}
        />
        <div className="btns">
          <Button>Set the code</Button>
          <Link to="/staff/job-codes">Back to the list</Link>
        </div>
      </Form>
    </main>
  );
}
