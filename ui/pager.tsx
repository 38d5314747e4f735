import { ArrowLeft, ArrowRight } from "lucide-react";
import type { To } from "react-router";
import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";
import { pagerStops } from "./pager-stops.ts";
import "./pager.css";

export type PagerProps = {
  page: number;
  pageCount: number;
  /** The address of a page of the list. */
  linkTo: (page: number) => To;
  /** What is being paged, for screen readers: "People". */
  label: string;
};

/** Pages as stops on a line. Nothing is shown for a single page. */
export function Pager({ page, pageCount, linkTo, label }: PagerProps) {
  if (pageCount <= 1) return null;

  return (
    <nav className="pager" aria-label={`${label}, pages`}>
      <ol>
        {pagerStops(page, pageCount).map((stop, index) => (
          <li key={stop ?? `gap-${index}`}>
            {stop === null ? (
              <span className="pager__gap" aria-hidden="true" />
            ) : (
              <Link
                to={linkTo(stop)}
                aria-current={stop === page ? "page" : undefined}
                aria-label={`Page ${stop}`}
              >
                {stop}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <p className="pager__ends">
        {page > 1 ? (
          <Link className="more" to={linkTo(page - 1)} rel="prev">
            <Icon icon={ArrowLeft} isDirectional />
            Previous
          </Link>
        ) : null}
        {page < pageCount ? (
          <Link className="more" to={linkTo(page + 1)} rel="next">
            Next
            <Icon icon={ArrowRight} isDirectional />
          </Link>
        ) : null}
      </p>
    </nav>
  );
}
