import { Lock } from "lucide-react";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { MarkedText } from "#ui/marked-text.tsx";
import { Pager } from "#ui/pager.tsx";
import { Section } from "#ui/section.tsx";
import { clockOf } from "../catalogue/film-time.ts";
import { hubPaths } from "../catalogue/hub-paths.ts";
import type { HubSearch } from "../hub-view.ts";
import { hitPath } from "../transcripts/hit-path.ts";
import type { TranscriptHit } from "../transcripts/transcript-hit.ts";

type TranscriptHitsProps = { search: HubSearch; path: string };

/** Where the words are said. Each hit opens the film at the word. */
export function TranscriptHits({ search, path }: TranscriptHitsProps) {
  const { q, hits, total, page, pageCount } = search;
  if (total === 0) {
    return (
      <EmptyState title={`Nobody says “${q}”`} action={<Link to={path}>Show all lessons</Link>}>
        Try fewer words, or another word for the same thing.
      </EmptyState>
    );
  }
  return (
    <Section
      title={total === 1 ? `1 place with “${q}”` : `${total} places with “${q}”`}
      aside={<Link to={path}>Show all lessons</Link>}
    >
      <ul className="hub-hits">
        {hits.map((hit) => (
          <Hit key={`${hit.lessonId} ${hit.said?.atMs}`} hit={hit} path={path} />
        ))}
      </ul>
      <Pager
        label="Places"
        page={page}
        pageCount={pageCount}
        linkTo={(to) => `${path}?${new URLSearchParams({ q, page: String(to) })}`}
      />
    </Section>
  );
}

function Hit({ hit, path }: { hit: TranscriptHit; path: string }) {
  const { said } = hit;
  if (!said) {
    return (
      <li>
        <Link to={hubPaths.offer}>
          <Icon icon={Lock} /> <MarkedText pieces={hit.title} />
        </Link>
        <p className="small muted">Premium</p>
      </li>
    );
  }
  const isGuide = path === hubPaths.jumpstart;
  return (
    <li>
      <Link to={hitPath(hit, isGuide ? "jumpstart" : "hub")}>
        <MarkedText pieces={hit.title} />
        {said.pieces.length > 0 ? ` at ${clockOf(said.atMs)}` : null}
      </Link>
      <p>
        <MarkedText pieces={said.pieces} />
      </p>
      <p className="small muted">{hit.courseTitle}</p>
    </li>
  );
}
