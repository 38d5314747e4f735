import { Form } from "react-router";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import type { CardView } from "../../board/card-view.ts";
import { JobCardItem } from "../../components/job-card-item.tsx";
import { jobNames } from "../../job-names.ts";
import "./hidden.css";

type HiddenScreenProps = { cards: CardView[]; total: number; page: number; pageCount: number };

/** Jobs somebody does not want to see again, each with the way back. */
export function HiddenScreen({ cards, total, page, pageCount }: HiddenScreenProps) {
  const titles = jobNames(cards);
  return (
    <main id="main" className="wrap hiddenjobs">
      <PageHead
        title={titleOf(total)}
        lead="They are left out of the board and of the jobs picked for you. Nobody else sees what you hide."
        actions={
          <ButtonLink to="/jobs" variant="second">
            Search the jobs
          </ButtonLink>
        }
      />
      {cards.length > 0 ? (
        <ul className="jobcards">
          {cards.map((card) => (
            <JobCardItem
              key={card.id}
              card={card}
              headingLevel={2}
              action={<ShowForm id={card.id} title={titles.get(card.id) ?? card.name} />}
            />
          ))}
        </ul>
      ) : (
        <EmptyState
          title="Nothing is hidden"
          action={<ButtonLink to="/jobs">Search the jobs</ButtonLink>}
        >
          On the board, press Hide on a job you do not want to see again. It can be undone here.
        </EmptyState>
      )}
      <Pager
        label="Hidden jobs"
        page={page}
        pageCount={pageCount}
        linkTo={(to) => `/my-hidden-jobs?page=${to}`}
      />
    </main>
  );
}

function titleOf(total: number): string {
  if (total === 0) return "Hidden jobs";
  return total === 1 ? "1 hidden job" : `${total} hidden jobs`;
}

function ShowForm({ id, title }: { id: number; title: string }) {
  return (
    <Form method="post">
      <Button variant="second" size="s" name="show" value={id}>
        Show again
        <span className="vh"> {title}</span>
      </Button>
    </Form>
  );
}
