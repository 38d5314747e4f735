import { ArrowDown, ArrowUp, Image, Minus } from "lucide-react";
import type { Figure } from "#rules/analytics/report.ts";
import { ChartTable } from "#ui/chart-table.tsx";
import { Chart } from "#ui/charts/chart.tsx";
import { Details } from "#ui/details.tsx";
import { Icon } from "#ui/icon.tsx";
import { changeOf, shownText, tableOf } from "../report-labels.ts";
import { drawFigure, NARROW, WIDE } from "./figure-drawing.ts";
import "./figure-card.css";

type FigureCardsProps = {
  figures: readonly Figure[];
  /** Where a figure is as a picture, by its id. */
  pictureHref: (figureId: string) => string;
};

/** A report's figures, one under the other. */
export function FigureCards({ figures, pictureHref }: FigureCardsProps) {
  return (
    <div className="figs">
      {figures.length < MIN_LISTED ? null : <Contents figures={figures} />}
      {figures.map((figure) => (
        <FigureCard key={figure.id} figure={figure} pictureHref={pictureHref(figure.id)} />
      ))}
    </div>
  );
}

/** So few are seen without a list of them. */
const MIN_LISTED = 4;

/** What a long page has, with the number of each that has one of its own. */
function Contents({ figures }: Pick<FigureCardsProps, "figures">) {
  return (
    <nav className="figs__list" aria-label="Figures on this page">
      <ul>
        {figures.map(({ id, title, chart, total, unit }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
            {/* Bars are parts of a number that stands on the list already. */}
            {total && chart !== "bars" ? <b>{shownText(total.now, unit)}</b> : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A picture of more rows is longer than a screen; the table and the files have them all. */
const MAX_DRAWN = 8;

function FigureCard({ figure, pictureHref }: { figure: Figure; pictureHref: string }) {
  const { id, title, sentence, definition, denominator, rows } = figure;
  const isCut = figure.chart === "bars" && rows.length > MAX_DRAWN;
  const drawn = isCut ? { ...figure, rows: rows.slice(0, MAX_DRAWN) } : figure;
  return (
    <figure className="fig sheet" id={id} aria-labelledby={`${id}-h`}>
      <figcaption>
        <p className="small muted">{title}</p>
        <h2 id={`${id}-h`}>{sentence}</h2>
      </figcaption>
      <div className="fig__body">
        <Chart
          id={`${id}-c`}
          label={sentence}
          narrow={drawFigure(drawn, NARROW)}
          wide={drawFigure(drawn, WIDE)}
        />
        <dl className="fig__about">
          <Total figure={figure} />
          <div>
            <dt>What is counted</dt>
            <dd>{definition}</dd>
          </div>
          <div>
            <dt>Out of</dt>
            <dd>{denominator}</dd>
          </div>
        </dl>
      </div>
      <div className="fig__foot">
        <Details summary={isCut ? `Show all ${rows.length} as a table` : "Show as a table"}>
          <ChartTable caption={sentence} {...tableOf(figure)} />
        </Details>
        <a className="more" href={pictureHref} download>
          <Icon icon={Image} />
          PNG<span className="vh"> of {title}</span>
        </a>
      </div>
    </figure>
  );
}

const icons = { up: ArrowUp, down: ArrowDown, same: Minus, unknown: Minus };

function Total({ figure }: { figure: Figure }) {
  const { total, median, unit } = figure;
  if (!total) return null;
  const change = changeOf(figure);
  return (
    <div className="fig__total">
      <dt>This period</dt>
      <dd>
        <b>{shownText(total.now, unit)}</b>
      </dd>
      {change ? (
        <dd className="fig__change">
          <Icon icon={icons[change.direction]} />
          {change.text}
        </dd>
      ) : null}
      {median ? <dd>Median of universities: {shownText(median, unit)}</dd> : null}
    </div>
  );
}
