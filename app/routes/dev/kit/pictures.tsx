import { DaysBar } from "#ui/days-bar.tsx";
import { type Gate, type GateState, Gates } from "#ui/gates.tsx";
import { HoursStrip } from "#ui/hours-strip.tsx";
import { RouteLine, stopsOf } from "#ui/route-line.tsx";
import { RouteNav } from "#ui/route-nav.tsx";
import { DataTable } from "#ui/table.tsx";

const rates = [
  {
    code: "2134",
    name: "Programmers and software development professionals",
    standard: "£54,700",
    entrant: "£38,300",
  },
  {
    code: "2433",
    name: "Actuaries, economists and statisticians",
    standard: "£55,100",
    entrant: "£38,600",
  },
  {
    code: "2421",
    name: "Chartered and certified accountants",
    standard: "£49,200",
    entrant: "£34,500",
  },
  {
    code: "2422",
    name: "Finance and investment analysts and advisers",
    standard: "£45,800",
    entrant: "£33,400",
  },
];

export function KitPictures() {
  return (
    <>
      <KitRoutes />
      <KitGates />
      <section id="table">
        <h2>Table</h2>
        <DataTable
          caption="Going rates"
          isCaptionHidden
          note="Going rates of 22 July 2025, for 37.5 hours a week."
          rows={rates}
          rowKey={(row) => row.code}
          isTold={(row) => row.code === "2433"}
          columns={[
            { key: "code", heading: "Code", cell: (row) => row.code, isRowHeading: true },
            { key: "name", heading: "Occupation", cell: (row) => row.name },
            { key: "standard", heading: "Standard", cell: (row) => row.standard, isFigure: true },
            { key: "entrant", heading: "New entrant", cell: (row) => row.entrant, isFigure: true },
          ]}
        />
      </section>
    </>
  );
}

function KitRoutes() {
  return (
    <section id="routes">
      <h2>Route lines</h2>
      <p className="small muted kit__n">
        Solid is travelled. Dashed is ahead, like a footpath on a map. Yellow is you. Shape and
        words always say the same as the colour.
      </p>
      <div className="rgrid">
        <div>
          <h3>Journey or timeline</h3>
          <RouteLine
            label="A journey"
            stops={[
              { state: "done", label: "Done", note: "Filled, with a tick" },
              { state: "here", label: "You are here", note: "Larger, yellow, ringed" },
              { state: "ahead", label: "Ahead", note: "Hollow, dashed line" },
              { state: "unknown", label: "Not known", note: "Dashed ring, and we say why" },
              { state: "closed", label: "Closed", note: "Square, with a cross" },
            ]}
          />
        </div>
        <div className="rgrid__w">
          <h3>Steps in a form</h3>
          <RouteLine
            label="Steps"
            direction="row"
            stops={[
              { state: "done", label: "You" },
              { state: "done", label: "Course" },
              { state: "here", label: "Visa" },
              { state: "ahead", label: "Check" },
            ]}
          />
          <h3>Progress in a course</h3>
          <RouteLine
            label="5 of 9 lessons done"
            size="dots"
            stops={stopsOf({ done: 5, total: 9 })}
          />
          <h3>Navigation</h3>
          <RouteNav
            label="Example"
            items={[
              { to: "#routes", label: "Jobs", isCurrent: true },
              { to: "#gates", label: "Country guides", isCurrent: false },
              { to: "#table", label: "Learn", isCurrent: false },
            ]}
          />
          <h3>A day, with its night</h3>
          <HoursStrip
            label="05:29, in the night"
            marker={329}
            nightFrom={22 * 60}
            nightTo={7 * 60}
          />
        </div>
      </div>
      <DaysBar
        count={46}
        headline="days left, 22 of them in the UK"
        label="24 days in Pune, 22 in the UK, then 27 too late to apply"
        mark={46}
        parts={[
          { label: "In Pune", days: 24, tone: "away" },
          { label: "In the UK", days: 22, tone: "near" },
          { label: "Late", days: 27, tone: "late" },
        ]}
        ticks={[
          { day: 0, label: "15 Nov", note: "today" },
          { day: 24, label: "9 Dec", note: "you fly" },
          { day: 46, label: "31 Dec", note: "last day" },
          { day: 73, label: "27 Jan", note: "visa ends" },
        ]}
      />
    </section>
  );
}

function KitGates() {
  return (
    <section id="gates">
      <h2>Gates</h2>
      <p className="small muted kit__n">
        Drawn as on a plan: a wall crosses your path, and its gate is open, shut or not known. The
        line stays solid up to the first gate that is not open.
      </p>
      <div className="sheet kit__gates">
        <Gates
          size="full"
          label="A job"
          end={{ label: "Not today" }}
          gates={[
            { label: "Licence", state: "open" },
            { label: "Occupation", state: "open" },
            { label: "Salary", state: "shut", word: "Shut by £900" },
            { label: "Your clock", state: "unknown", word: "Add your dates" },
          ]}
        />
      </div>
      <div className="fits">
        {cards.map((card) => (
          <div key={card.label} className="stack">
            <p className="strong">{card.label}</p>
            <Gates size="card" label={card.label} gates={card.gates} />
          </div>
        ))}
      </div>
    </section>
  );
}

const cards: { label: string; gates: Gate[] }[] = [
  { label: "Fits, with no time limit", gates: gatesOf("open", "open") },
  { label: "Two employers share this name", gates: gatesOf("unknown", "open") },
  { label: "Job code not eligible", gates: gatesOf("open", "shut") },
];

function gatesOf(licence: GateState, code: GateState): Gate[] {
  return [
    { label: "Licence", state: licence },
    { label: "Job code", state: code },
    { label: "Salary", state: "open" },
  ];
}
