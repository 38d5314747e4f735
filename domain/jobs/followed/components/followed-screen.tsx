import { Form } from "react-router";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import { DataTable } from "#ui/table.tsx";
import "./followed.css";

type Followed = {
  id: number;
  name: string;
  href: string;
  town: string | null;
  jobs: string;
  register: string;
  since: string;
};

type FollowedScreenProps = {
  employers: Followed[];
  email: string;
  hasMails: boolean;
  page: number;
  pageCount: number;
  errors: Readonly<Record<string, readonly string[] | undefined>> | undefined;
};

/** Whom somebody follows, each with its jobs and licence today, and the way to stop. */
export function FollowedScreen(props: FollowedScreenProps) {
  const { employers, email, hasMails, page, pageCount, errors } = props;
  return (
    <main id="main" className="wrap followed">
      <PageHead
        title="Employers you follow"
        lead={
          hasMails
            ? `When one posts a job or its licence changes, we email ${email}, once a day at most.`
            : "You turned off emails about saved jobs and followed employers."
        }
        actions={
          <ButtonLink to="/companies" variant="second">
            Find employers
          </ButtonLink>
        }
      />
      <ErrorSummary errors={errors} title="That did not work" />
      {employers.length > 0 ? (
        <DataTable
          isStacked
          caption="Employers you follow"
          isCaptionHidden
          rows={employers}
          rowKey={({ id }) => id}
          columns={[
            {
              key: "name",
              heading: "Employer",
              isRowHeading: true,
              cell: ({ href, name }) => <Link to={href}>{name}</Link>,
            },
            { key: "town", heading: "Town", cell: ({ town }) => town ?? "Not given" },
            { key: "jobs", heading: "Jobs", cell: ({ jobs }) => jobs },
            { key: "register", heading: "Register of sponsors", cell: ({ register }) => register },
            { key: "since", heading: "Since", cell: ({ since }) => since },
            { key: "stop", heading: "Change", cell: (employer) => <StopForm {...employer} /> },
          ]}
        />
      ) : (
        <EmptyState
          title="You do not follow any employers yet"
          action={<ButtonLink to="/companies">Find employers</ButtonLink>}
        >
          Open an employer’s page and press Follow. You then hear when it posts a job or its sponsor
          licence changes.
        </EmptyState>
      )}
      <Pager
        label="Employers you follow"
        page={page}
        pageCount={pageCount}
        linkTo={(to) => `/my-followed-employers?page=${to}`}
      />
      <p className="small muted">
        <Link to="/my-job-alerts">Job alerts and email settings</Link>
      </p>
    </main>
  );
}

function StopForm({ id, name }: Followed) {
  return (
    <Form method="post">
      <Button variant="quiet" size="s" name="employer" value={id}>
        Stop following<span className="vh"> {name}</span>
      </Button>
    </Form>
  );
}
