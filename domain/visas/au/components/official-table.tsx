import { scoreRows } from "#rules/au-points/english-scores.ts";
import { occupationLists } from "#rules/au-points/occupations.ts";
import { lastRound } from "#rules/au-points/rounds.ts";
import { type Subclass, subclasses } from "#rules/au-points/tables.ts";
import { longDay } from "#rules/days.ts";
import { Details } from "#ui/details.tsx";
import { Section } from "#ui/section.tsx";
import { Table } from "#ui/table.tsx";
import type { Calculation } from "../calculation.ts";
import { type OfficialLine, officialLines } from "../official-lines.ts";

/** Every cell of the official table for the three visas, the reader's own marked, and its sources. */
export function OfficialTable({ calculation }: { calculation: Calculation }) {
  const lines = officialLines(calculation.assessments);
  const { workCap, passMark } = calculation.assessments["189"].table;
  return (
    <Section title="The official table">
      <Details summary={`All ${lines.length} lines, side by side`}>
        <Table
          caption="Schedule 6D for the three visas"
          isCaptionHidden
          note={`Work in and outside Australia together: ${workCap} at most (6D.5). Pass mark ${passMark}. Your own lines are marked.`}
        >
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col">Line</th>
              {subclasses.map((visa) => (
                <th key={visa} scope="col" className="r">
                  {visa}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line key={`${line.part} ${line.level}`} line={line} />
            ))}
          </tbody>
        </Table>
      </Details>
      <Sources calculation={calculation} />
    </Section>
  );
}

function Line({ line: { part, heading, level, points, isYours } }: { line: OfficialLine }) {
  return (
    <tr className={isYours ? "is-told" : undefined}>
      <td>{part}</td>
      <th scope="row">
        {heading}
        {level === "Yes" ? "" : `: ${level}`}
        {isYours ? <span className="vh"> (counted for you)</span> : null}
      </th>
      {subclasses.map((visa) => (
        <td key={visa} className="r">
          {points[visa] ?? "–"}
        </td>
      ))}
    </tr>
  );
}

type Source = { what: string; href: string; dates: string };

function Sources({ calculation: { assessments, on } }: { calculation: Calculation }) {
  const tables = subclasses.map((visa: Subclass) => {
    const { source, effectiveFrom, checkedOn } = assessments[visa].table;
    return {
      what: `Points table, ${visa}`,
      href: source,
      dates: `changed ${longDay(effectiveFrom)}, read ${longDay(checkedOn)}`,
    };
  });
  const scores = scoreRows.at(-1)!;
  const round = lastRound("189", on);
  const others: Source[] = [
    {
      what: "English scores",
      href: scores.source,
      dates: `tests from ${longDay(scores.effectiveFrom)}, read ${longDay(scores.checkedOn)}`,
    },
    {
      what: "Occupation lists",
      href: occupationLists.source,
      dates: `of ${longDay(occupationLists.effectiveFrom)}, read ${longDay(occupationLists.checkedOn)}`,
    },
    ...(round
      ? [
          {
            what: "Invitation rounds",
            href: round.source,
            dates: `round of ${longDay(round.heldOn)}, read ${longDay(round.checkedOn)}; later rounds were not seen`,
          },
        ]
      : []),
  ];
  return (
    <>
      <ul className="pts__sources small">
        {[...tables, ...others].map(({ what, href, dates }) => (
          <li key={what}>
            <a href={href}>{what}</a>: {dates}
          </li>
        ))}
      </ul>
      <p className="tiny muted">
        Based on what you entered and on rules read on the days above. This is information, not
        migration advice, and no promise of a visa. For advice, ask a{" "}
        <a href="https://www.mara.gov.au/">registered migration agent</a>.
      </p>
    </>
  );
}
