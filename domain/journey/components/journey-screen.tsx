import { ArrowLeft, ArrowRight, Download, Pencil } from "lucide-react";
import { longDay } from "#rules/days.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { RouteLine, type Stop } from "#ui/route-line.tsx";
import { Section } from "#ui/section.tsx";
import type { KeyDate } from "../key-dates.ts";
import { type JourneyMonth, monthLabel } from "../past/journey-months.ts";
import { namesLine, type PastEntry } from "../past/past-entries.ts";
import "./journey-screen.css";

export type JourneyScreenProps = {
  months: readonly JourneyMonth[];
  /** The month that is shown; null where nothing has happened yet. */
  month: string | null;
  isNewest: boolean;
  past: readonly PastEntry[];
  ahead: readonly KeyDate[];
  beside: { later: string | null; earlier: string | null };
};

/** What really happened, and what comes next by somebody's own dates. */
export function JourneyScreen({
  months,
  month,
  isNewest,
  past,
  ahead,
  beside,
}: JourneyScreenProps) {
  return (
    <main id="main" className="wrap journey">
      <PageHead
        title="Your journey"
        lead="What you have done here, and what comes next by your own dates. Only you see this page."
        crumbs={[{ label: "Your dashboard", to: "/student-dashboard" }]}
      />
      <div className="journey__cols">
        <div>
          {month ? (
            <Section title={monthLabel(month)}>
              <RouteLine
                label={`Your journey, ${monthLabel(month)}`}
                stops={[...past.map(stopOf), ...(isNewest ? [here] : [])]}
              />
              <MonthLinks {...beside} />
            </Section>
          ) : (
            <EmptyState
              title="Your journey begins here"
              action={<ButtonLink to="/jobs">See the jobs board</ButtonLink>}
            >
              Save a job, start a CV or check a sponsor, and it appears here with its date.
            </EmptyState>
          )}
          {isNewest ? <Ahead ahead={ahead} /> : null}
        </div>
        <aside className="journey__side" aria-label="Months and files">
          <Months months={months} shown={month} />
          <Files />
        </aside>
      </div>
    </main>
  );
}

const here: Stop = { label: "Today", note: "You are here.", state: "here" };

function stopOf(entry: PastEntry): Stop {
  const names = namesLine(entry);
  const day = longDay(entry.day);
  return { label: entry.title, note: names ? `${day}. ${names}` : day, state: "done" };
}

function Ahead({ ahead }: { ahead: readonly KeyDate[] }) {
  return (
    <Section
      title="What comes next"
      aside={
        <Link className="more" to="/edit-profile">
          Edit dates
          <Icon icon={Pencil} />
        </Link>
      }
    >
      {ahead.length > 0 ? (
        <RouteLine label="What comes next" stops={ahead.map(aheadStop)} />
      ) : (
        <p>
          You have no dates coming up. Add <Link to="/edit-profile">your course dates</Link> and{" "}
          <Link to="/my-situation">your visa</Link>, or save a job with a closing day.
        </p>
      )}
    </Section>
  );
}

function aheadStop({ title, day, forYou, there }: KeyDate): Stop {
  const clocks = [forYou, there].filter(Boolean).join(". ");
  return { label: title, note: `${longDay(day)}. ${clocks}`, state: "ahead" };
}

function MonthLinks({ later, earlier }: JourneyScreenProps["beside"]) {
  if (!later && !earlier) return null;
  return (
    <nav className="journey__beside" aria-label="Other months">
      {earlier ? (
        <Link className="more" to={linkTo(earlier)}>
          <Icon icon={ArrowLeft} isDirectional />
          {monthLabel(earlier)}
        </Link>
      ) : null}
      {later ? (
        <Link className="more" to={linkTo(later)}>
          {monthLabel(later)}
          <Icon icon={ArrowRight} isDirectional />
        </Link>
      ) : null}
    </nav>
  );
}

function linkTo(month: string): string {
  return `/my-journey?month=${month}`;
}

function Months({ months, shown }: { months: readonly JourneyMonth[]; shown: string | null }) {
  if (months.length < 2) return null;
  return (
    <nav aria-labelledby="months">
      <h2 id="months">Months</h2>
      <ul className="journey__months">
        {months.map(({ month, acts }) => (
          <li key={month}>
            <Link to={linkTo(month)} aria-current={month === shown ? "page" : undefined}>
              {monthLabel(month)}
            </Link>
            <span className="small muted">{acts === 1 ? "1 step" : `${acts} steps`}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const files = [
  { format: "pdf", label: "PDF to read or print" },
  { format: "csv", label: "CSV for a spreadsheet" },
  { format: "json", label: "JSON for programs" },
];

function Files() {
  return (
    <section aria-labelledby="take-away">
      <h2 id="take-away">Download your journey</h2>
      <ul className="journey__files">
        {files.map(({ format, label }) => (
          <li key={format}>
            <Link to={`/my-journey/file/${format}`} reloadDocument>
              <Icon icon={Download} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
