import { Link } from "#ui/link.tsx";
import { SearchForm } from "#ui/search-form.tsx";
import type { WayBack } from "./way-back.ts";

/** Pages near the address that led nowhere, and a search that begins with its words. */
export function WayBackLinks({ words, near }: WayBack) {
  return (
    <>
      {near.length > 0 ? (
        <section aria-label="Pages like this">
          <p>Did you mean one of these?</p>
          <ul className="signpost__near">
            {near.map(({ title, path }) => (
              <li key={path}>
                <Link to={path}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <SearchForm
        className="signpost__search"
        action="/search"
        label="Search jobs, guides, posts and tools"
        asked={words}
      />
    </>
  );
}
