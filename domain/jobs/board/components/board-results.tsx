import { Bell } from "lucide-react";
import { useNavigation } from "react-router";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Pager } from "#ui/pager.tsx";
import { HideJobButton } from "../../components/hide-job-button.tsx";
import { JobCardItem } from "../../components/job-card-item.tsx";
import { SaveJobButton } from "../../components/save-job-button.tsx";
import { useNextJobFocus } from "../../components/use-next-job-focus.ts";
import { jobNames } from "../../job-names.ts";
import type { BoardView } from "../board-view.ts";
import { BoardEmpty } from "./board-empty.tsx";
import { BOARD_FORM } from "./board-form.ts";
import { ActiveFilters } from "./board-notices.tsx";
import { FitSplit } from "./fit-split.tsx";
import { RegisterSplit } from "./register-split.tsx";

/** What was found, in which order, and where it goes on. */
export function BoardResults({ view }: { view: BoardView }) {
  const isSearching = useNavigation().location?.pathname === view.path;
  const list = useNextJobFocus<HTMLUListElement>(view.cards);
  const titles = jobNames(view.cards);

  return (
    <div className="results" data-busy={isSearching ? "" : undefined}>
      {view.fits ? <FitSplit {...view.fits} /> : null}
      {view.register ? <RegisterSplit {...view.register} /> : null}
      <ActiveFilters {...view} />
      <h2 className="vh" id="results" tabIndex={-1}>
        Results
      </h2>
      <ResultsTop view={view} />
      {view.cards.length > 0 || view.hidden ? (
        <ul className="jobcards" {...list}>
          {view.cards.map((card) => (
            <JobCardItem
              key={card.id}
              card={card}
              action={jobButtons(view, card.id, titles.get(card.id) ?? card.name)}
            />
          ))}
        </ul>
      ) : (
        <BoardEmpty {...view} />
      )}
      <Pager
        label="Jobs"
        page={view.pages.page}
        pageCount={view.pages.pageCount}
        linkTo={(page) => view.path + queryOfPage(view.pages, page)}
      />
      {view.pages.end ? <p className="small muted">{view.pages.end}</p> : null}
      {view.alertHref ? <AlertBox href={view.alertHref} feedHref={view.feedHref} /> : null}
    </div>
  );
}

function jobButtons({ saves, hidden }: BoardView, id: number, title: string) {
  if (!saves) return null;
  const isSaved = saves.ids.includes(id);
  return (
    <>
      <SaveJobButton jobId={id} title={title} isSaved={isSaved} back={saves.back} />
      {hidden == null ? null : <HideJobButton jobId={id} title={title} />}
    </>
  );
}

function ResultsTop({ view }: { view: BoardView }) {
  return (
    <div className="results__top">
      <p className="small muted" role="status">
        {view.shown} {view.registerDay ? `Register of ${view.registerDay}.` : null}{" "}
        {view.mapHref ? <Link to={view.mapHref}>Map of places</Link> : null}{" "}
        {view.hidden ? <Link to="/my-hidden-jobs">{view.hidden}</Link> : null}
      </p>
      <div className="btns">
        <label className="small" htmlFor="sort">
          Sort by
        </label>
        <select
          className="select select--s"
          id="sort"
          name="sort"
          form={BOARD_FORM}
          defaultValue={view.form.sort}
          data-chosen={view.form.sort}
        >
          {view.sorts.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <noscript>
          <Button form={BOARD_FORM} size="s" variant="second">
            Sort
          </Button>
        </noscript>
      </div>
    </div>
  );
}

/** Later pages leave out what came since the first was opened, so that nothing is seen twice. */
function queryOfPage({ stem, upto }: BoardView["pages"], page: number): string {
  const query = new URLSearchParams(stem);
  if (page > 1) {
    query.set("page", String(page));
    query.set("upto", String(upto));
  }
  return query.size > 0 ? `?${query}` : "";
}

function AlertBox({ href, feedHref }: { href: string; feedHref: string }) {
  return (
    <div className="alertbox">
      <div>
        <p className="strong">Send me new jobs like these</p>
        <p>
          One email a day at most. Stop it from any email. With an account you can also save the
          search without emails. Or <a href={feedHref}>follow it in a feed reader</a>.
        </p>
      </div>
      <ButtonLink to={href} variant="second" icon={Bell}>
        Make a job alert
      </ButtonLink>
    </div>
  );
}
