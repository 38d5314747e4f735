import { BookmarkCheck } from "lucide-react";
import { BarChart } from "#ui/bar-chart.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ChartFrame } from "#ui/chart-frame.tsx";
import { DescriptionList } from "#ui/description-list.tsx";
import { Details } from "#ui/details.tsx";
import { CloseDialogButton, Dialog, DialogButton } from "#ui/dialog.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { LoadingLine } from "#ui/loading-line.tsx";
import { Notice } from "#ui/notice.tsx";
import { Pager } from "#ui/pager.tsx";
import { Progress } from "#ui/progress.tsx";
import { Toast } from "#ui/toast.tsx";

export function KitFeedback() {
  return (
    <>
      <section id="over">
        <h2>Dialog, toast and notice</h2>
        <div className="stage">
          <DialogButton dialog="bin" variant="danger">
            Move to bin
          </DialogButton>
          <Toast
            icon={BookmarkCheck}
            action={
              <Button type="button" variant="link" size="s">
                Undo
              </Button>
            }
          >
            Saved. It closes on 28 November at 05:29, your time.
          </Toast>
        </div>
        <Dialog
          id="bin"
          title="Move this CV to the bin?"
          actions={
            <>
              <Button type="button" variant="danger">
                Move to bin
              </Button>
              <CloseDialogButton dialog="bin">Keep it</CloseDialogButton>
            </>
          }
        >
          Version 4 was sent to two employers. They keep their copy. You can bring yours back for 30
          days.
        </Dialog>
        <div className="grid2">
          <Notice title="Rules changed">
            Student visa applicants need to show £1,570 a month in London from 30 November.
          </Notice>
          <Notice tone="caution" title="Read again on 5 November">
            Two sources disagree on this fee. We show the higher.
          </Notice>
          <Notice tone="positive">Your email is confirmed.</Notice>
          <Notice tone="negative" title="The import stopped at row 1,437">
            Correct the row and send the file again. Rows already saved are skipped.
          </Notice>
        </div>
      </section>
      <KitStates />
      <KitCharts />
    </>
  );
}

function KitStates() {
  return (
    <section id="states">
      <h2>Empty and progress</h2>
      <div className="grid2">
        <EmptyState
          headingLevel={3}
          title="No saved jobs yet"
          action={<ButtonLink to="#states">See jobs that fit</ButtonLink>}
        >
          148 jobs fit your visa today. Save one and its closing date comes here, in your own time.
        </EmptyState>
        <div className="stack">
          <Progress
            label="Importing students"
            note="autumn-2026.csv, started 09:02 by Ruth Okafor"
            value={1437}
            max={2318}
            unit="rows"
            left="About 40 seconds left."
          >
            <p className="small">
              <a href="#states">12 rows need a look</a>, so far. You can leave this page; we will
              email you.
            </p>
          </Progress>
          <hr />
          <p className="small strong">Page loading</p>
          <div className="kit__line">
            <LoadingLine isLoading />
          </div>
          <p className="tiny muted">
            Three seconds at most, along the top edge. Content is never hidden behind it.
          </p>
        </div>
        <Card
          headingLevel={3}
          title="Your account"
          lead="What we hold about you"
          aside={<a href="#states">Change</a>}
        >
          <DescriptionList
            items={[
              { term: "Name", detail: "Ananya Rao" },
              { term: "Email", detail: "ananya.rao@example.ac.uk" },
            ]}
          />
        </Card>
        <Card headingLevel={3} tone="sunken" title="Kept as you go">
          <p>Close this page and the link in your email brings you back to this stop.</p>
          <Details summary="How long do you keep it?">
            Unfinished accounts are deleted after 30 days.
          </Details>
        </Card>
      </div>
      <Pager label="Saved jobs" page={3} pageCount={12} linkTo={(page) => `?page=${page}`} />
    </section>
  );
}

const removed = [
  { label: "May", value: 410 },
  { label: "Jun", value: 462 },
  { label: "Jul", value: 388 },
  { label: "Aug", value: 505 },
  { label: "Sep", value: 530 },
  { label: "Oct", value: 742, isTold: true },
];

const saved = [
  { label: "Software and IT", value: 492, of: 820 },
  { label: "Data and statistics", value: 190, of: 760 },
  { label: "Marketing", value: 41, of: 340, isTold: true },
  { label: "Law", value: 3, of: 80, text: "fewer than 5" },
];

function KitCharts() {
  return (
    <section id="charts">
      <h2>Charts</h2>
      <p className="small muted kit__n">
        The series the sentence is about takes the accent and a dark casing. The rest stay in ink
        and stone.
      </p>
      <div className="pal">
        {[
          { name: "Series", swatches: ["c2", "c1", "c3", "c4", "c5", "c6"] },
          { name: "Amount", swatches: ["q1", "q2", "q3", "q4", "q5"] },
        ].map(({ name, swatches }) => (
          <div key={name}>
            <p className="small strong">{name}</p>
            <ul aria-hidden="true">
              {swatches.map((swatch) => (
                <li key={swatch} className={`pal__${swatch}`} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <ChartFrame
        isBare
        headingLevel={3}
        headline="More names left the register in October than in any month since May"
        note="Names removed each month, 2026"
        table={{
          headings: ["Month", "Names removed"],
          rows: removed.map(({ label, value }) => [label, value]),
        }}
        csvHref="data:text/csv,month,removed"
      >
        <BarChart shape="columns" bars={removed} />
      </ChartFrame>
      <ChartFrame
        headingLevel={3}
        headline="Only 41 of the 340 marketing jobs students saved could sponsor them"
        note="Jobs saved this term by field, and how many had every gate open on the day."
        table={{
          headings: ["Field", "Saved", "Visa-fit"],
          rows: saved.map(({ label, value, of, text }) => [label, of, text ?? value]),
        }}
        csvHref="data:text/csv,field,saved"
      >
        <BarChart
          bars={saved}
          legend={{ value: "Visa-fit when saved", rest: "A gate was closed or not known" }}
        />
      </ChartFrame>
    </section>
  );
}
