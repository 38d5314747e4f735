import { Bookmark, FileText, Mail, Trash2 } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { type Rhythm, rhythms } from "../views/rhythm.ts";
import "./views-screen.css";

const HERE = "/university/analytics/views";

type ViewLine = {
  id: number;
  name: string;
  about: string;
  madeBy: string | null;
  href: string;
  pdfHref: string;
  every: Rhythm | null;
  next: string | null;
};

type ViewsScreenProps = {
  views: readonly ViewLine[];
  email: string;
  page: number;
  pageCount: number;
  answer: { errors: Record<string, string[]>; values: Record<string, string> } | undefined;
};

/** A university's saved views, and which of them come by mail. */
export function ViewsScreen({ views, email, page, pageCount, answer }: ViewsScreenProps) {
  return (
    <main id="main" className="wrap viewspage">
      <PageHead
        title="Saved views"
        lead="Everybody at your university sees these. A report by email goes only to you."
      />
      <ErrorSummary errors={answer?.errors} />
      {answer?.values.product ? <SaveAgain {...answer} /> : null}
      {views.length > 0 ? (
        <ul className="views">
          {views.map((view) => (
            <View key={view.id} view={view} email={email} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title="No saved views yet"
          action={<Link to="/university-dashboard">Go to the figures</Link>}
        >
          Choose a period or a group of students on any page of figures, and save what you see.
        </EmptyState>
      )}
      <Pager
        label="Saved views"
        page={page}
        pageCount={pageCount}
        linkTo={(to) => `${HERE}?page=${to}`}
      />
    </main>
  );
}

/** What was sent and refused, with another name to be tried. */
function SaveAgain({ errors, values }: NonNullable<ViewsScreenProps["answer"]>) {
  return (
    <Form method="post" action={HERE} className="views__f">
      {["product", "months", "by"].map((name) => (
        <input key={name} type="hidden" name={name} value={values[name] ?? ""} />
      ))}
      <Field
        label="Name of the view"
        name="name"
        maxLength={60}
        defaultValue={values.name ?? ""}
        error={errors.name?.[0]}
      />
      <Button variant="second" icon={Bookmark} name="intent" value="save">
        Save view
      </Button>
    </Form>
  );
}

function View({ view, email }: { view: ViewLine; email: string }) {
  const { id, name, about, madeBy, href, pdfHref } = view;
  return (
    <li className="sheet">
      <h2>
        <Link to={href} reloadDocument>
          {name}
        </Link>
      </h2>
      <p className="small muted">
        {about}
        {madeBy ? ` Saved by ${madeBy}.` : null}
      </p>
      <ByMail view={view} email={email} />
      <div className="views__acts">
        <a className="more" href={pdfHref} download>
          <Icon icon={FileText} />
          Preview as PDF<span className="vh">: {name}</span>
        </a>
        <Form method="post" action={HERE}>
          <input type="hidden" name="view" value={id} />
          <Button variant="quiet" size="s" icon={Trash2} name="intent" value="delete">
            Delete<span className="vh">: {name}</span>
          </Button>
        </Form>
      </div>
    </li>
  );
}

function ByMail({ view: { id, name, every, next }, email }: { view: ViewLine; email: string }) {
  return (
    <Form method="post" action={HERE} className="views__f">
      <input type="hidden" name="view" value={id} />
      {every ? (
        <>
          <p>
            <b>{rhythms[every]}</b> to {email}. {every === "week" ? "Next check on" : "Next:"}{" "}
            {next}.
          </p>
          <Button variant="second" size="s" icon={Mail} name="intent" value="send-now">
            Send it now<span className="vh">: {name}</span>
          </Button>
          <Button variant="quiet" size="s" name="intent" value="stop">
            Stop<span className="vh">: {name}</span>
          </Button>
        </>
      ) : (
        <>
          <SelectField
            isSmall
            id={`every-${id}`}
            name="every"
            label={
              <>
                As a PDF by email<span className="vh">: {name}</span>
              </>
            }
            options={Object.entries(rhythms).map(([value, label]) => ({ value, label }))}
          />
          <Button variant="second" size="s" icon={Mail} name="intent" value="schedule">
            Send it to me<span className="vh">: {name}</span>
          </Button>
        </>
      )}
    </Form>
  );
}
