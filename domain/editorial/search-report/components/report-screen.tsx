import { Download } from "lucide-react";
import { BarChart } from "#ui/bar-chart.tsx";
import { ChartFrame } from "#ui/chart-frame.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Figures } from "#ui/figures.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { ReportTable } from "../report-tables.ts";
import type { ReportView } from "../report-view.ts";
import "#ui/button.css";
import "./report.css";

const PATH = "/international-student-job-search-report";

/** The yearly report, or that it has not been counted yet. */
export function ReportScreen({ report }: { report: ReportView | null }) {
  if (!report) return <NotCounted />;
  return (
    <main id="main" className="wrap report">
      <PageHead
        over={report.counted}
        title={report.title}
        lead={report.lead}
        actions={
          <a className="btn btn--second" href={`${PATH}/pdf`} download>
            <Icon icon={Download} />
            Download PDF
          </a>
        }
      />
      {report.isDemo ? (
        <p className="report__demo">
          This copy of Waymark runs on made-up jobs, people and a made-up register. The figures show
          how the report works, and say nothing about the world.
        </p>
      ) : null}
      <Figures items={report.figures} />
      <nav className="report__toc" aria-labelledby="in-this-report">
        <h2 id="in-this-report">In this report</h2>
        <ol>
          {report.tables.map(({ slug, title }) => (
            <li key={slug}>
              <a href={`#${slug}`}>{title}</a>
            </li>
          ))}
          <li>
            <a href="#method">Method</a>
          </li>
          <li>
            <a href="#cannot-say">What we cannot say</a>
          </li>
        </ol>
      </nav>
      {report.tables.map((table) => (
        <TableSection key={table.slug} table={table} />
      ))}
      <section className="report__s" id="method" aria-labelledby="method-h">
        <h2 id="method-h">Method</h2>
        <div className="prose">
          {report.method.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
      </section>
      <section className="report__s" id="cannot-say" aria-labelledby="cannot-say-h">
        <h2 id="cannot-say-h">What we cannot say</h2>
        <div className="prose">
          <ul>
            {report.cannotSay.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      </section>
    </main>
  );
}

function TableSection({ table }: { table: ReportTable }) {
  const { slug, title, headline, note, headings, rows, bars, legend } = table;
  return (
    <section className="report__s" id={slug} aria-labelledby={`${slug}-h`}>
      <h2 id={`${slug}-h`}>{title}</h2>
      <ChartFrame
        headline={headline}
        note={note}
        table={{ headings, rows }}
        csvHref={`${PATH}/csv/${slug}`}
        headingLevel={3}
      >
        <BarChart bars={bars} legend={legend} />
      </ChartFrame>
    </section>
  );
}

function NotCounted() {
  return (
    <main id="main" className="wrap report">
      <PageHead title="International student job search report" />
      <EmptyState title="The report is being counted" action={<Link to="/jobs">See the jobs</Link>}>
        It is counted every night from the jobs board and the register of sponsors. Come back
        tomorrow.
      </EmptyState>
    </main>
  );
}
