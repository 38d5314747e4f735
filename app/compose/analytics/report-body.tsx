import { Bookmark, Download, ShieldCheck } from "lucide-react";
import { SMALL_NUMBERS } from "#domain/analytics/report-labels.ts";
import { type FilterChoice, filterFields, periodLabel, periods } from "#rules/analytics/filter.ts";
import { productPath } from "#rules/analytics/menu.ts";
import { Button } from "#ui/button.tsx";
import { Details } from "#ui/details.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import { SelectField } from "#ui/select-field.tsx";
import type { LoadedReport } from "./asked-report.server.tsx";
// The charts come as HTML, and their styles with the page.
import "#domain/analytics/components/figure-card.css";
import "#ui/charts/chart.css";
import "#ui/table.css";
import "./report-body.css";

const formats = { csv: "CSV", xlsx: "Excel", pdf: "PDF" } as const;

/** Filters, figures, files and saved views: the same on every page of figures. */
export function ReportBody(report: LoadedReport) {
  const { problem, figures, leftOut, period, periodBefore, countedTo } = report;
  return (
    <>
      {problem ? <Notice tone="caution">{problem}</Notice> : null}
      <div className="repbar">
        <FilterForm {...report} />
        <Files {...report} />
      </div>
      <p className="small muted">
        {period}, compared with {periodBefore}.
        {countedTo ? ` Counted up to the end of ${countedTo}, UTC.` : null}
      </p>
      {figures === null ? (
        <NoFigures {...report} />
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made on the server from our own component, whose words React escaped.
        <div dangerouslySetInnerHTML={{ __html: figures }} />
      )}
      {figures !== null && leftOut ? <p className="small muted">{leftOut}</p> : null}
      <Views {...report} />
      <Notice icon={ShieldCheck} title="Small numbers are protected">
        {SMALL_NUMBERS} Students who object are in no figure.
      </Notice>
    </>
  );
}

function NoFigures({ countedTo, filter }: LoadedReport) {
  const link = <Link to="/pre-auth-student">Students who may register</Link>;
  if (countedTo === null)
    return (
      <EmptyState title="Nothing has been counted yet" action={link}>
        Figures are counted every night, month by month. The first month appears here when it ends.
      </EmptyState>
    );
  return (
    <EmptyState title="Too few students to show" action={filter.by === "" ? link : null}>
      Fewer than 5 students did this in each of these months. Figures appear with the first month in
      which 5 or more do.
    </EmptyState>
  );
}

/** A plain form: its answer is an address that can be kept, sent and gone back to. */
function FilterForm({ product, filter, choices }: LoadedReport) {
  return (
    <form className="repbar__f" action={productPath(product)}>
      <SelectField
        isSmall
        label="Period"
        name="months"
        defaultValue={String(filter.months)}
        options={periods.map((months) => ({
          value: String(months),
          label: capital(periodLabel(months)),
        }))}
      />
      <SelectField isSmall label="Students" name="by" defaultValue={filter.by}>
        <option value="">All students</option>
        {Object.entries(filterFields).map(([field, label]) => (
          <ChoiceGroup
            key={field}
            label={label}
            choices={choices.filter((choice) => choice.field === field)}
          />
        ))}
      </SelectField>
      <Button variant="second" size="s">
        Show
      </Button>
    </form>
  );
}

function ChoiceGroup({ label, choices }: { label: string; choices: readonly FilterChoice[] }) {
  if (choices.length === 0) return null;
  return (
    <optgroup label={label}>
      {choices.map(({ field, value, label: name }) => (
        <option key={value} value={`${field}:${value}`}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}

function Files({ product, query }: LoadedReport) {
  return (
    <p className="repbar__files">
      <Icon icon={Download} />
      <span className="vh">Download this report as</span>
      {Object.entries(formats).map(([format, name]) => (
        <a key={format} href={`/university/analytics/${product}/files/${format}${query}`} download>
          {name}
        </a>
      ))}
    </p>
  );
}

function Views({ product, filter, views }: LoadedReport) {
  return (
    <section className="repviews" aria-labelledby="views-h">
      <div className="head2">
        <h2 id="views-h">Saved views</h2>
        <Link to="/university/analytics/views">All views and reports by email</Link>
      </div>
      {views.length > 0 ? (
        <ul>
          {views.map(({ id, name, href }) => (
            <li key={id}>
              <Link to={href} reloadDocument>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className="small muted">
          No saved views of this page yet. A view keeps the period and the students you chose, for
          everybody at your university.
        </p>
      )}
      <Details summary="Save this view">
        <Form method="post" action="/university/analytics/views" className="repviews__f">
          <input type="hidden" name="product" value={product} />
          <input type="hidden" name="months" value={filter.months} />
          <input type="hidden" name="by" value={filter.by} />
          <Field label="Name of the view" name="name" maxLength={60} required />
          <Button variant="second" size="s" icon={Bookmark} name="intent" value="save">
            Save view
          </Button>
        </Form>
      </Details>
    </section>
  );
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
