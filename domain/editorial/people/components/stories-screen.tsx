import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import type { StoryView } from "../people-view.ts";
import { storyCountries } from "../story-countries.ts";
import { DemoTag } from "./case-studies-screen.tsx";
import { FeaturedStory } from "./featured-story.tsx";
import { StoryDetails } from "./story-text.tsx";
import "./people.css";

type StoriesScreenProps = {
  stories: readonly StoryView[];
  total: number;
  page: number;
  pageCount: number;
  /** The code of the country whose stories these are; null for all. */
  country?: string | null;
};

/** People who studied abroad and found work, in their own words. */
export function StoriesScreen({ stories, page, pageCount, country = null }: StoriesScreenProps) {
  const own = country ? `country=${country}&` : "";
  // The first that tells its dates heads the first page.
  const dated = stories.find(({ quote, stops }) => quote && stops.length > 0);
  const featured = page === 1 ? dated : undefined;
  const others = stories.filter((story) => story !== featured);
  return (
    <main id="main" className="wrap people">
      <PageHead
        title="How it went, in their own words"
        lead="People who studied abroad and found work. Nobody is paid, and everybody can withdraw their story."
      />
      <Countries chosen={country} />
      {stories.length === 0 ? (
        <EmptyState title="No stories here yet">Be the first to share yours.</EmptyState>
      ) : null}
      {featured ? <FeaturedStory story={featured} /> : null}
      {others.length > 0 ? (
        <ol className="people__stories">
          {others.map((story) => (
            <Story key={story.slug} story={story} />
          ))}
        </ol>
      ) : null}
      <Pager
        label="Stories"
        page={page}
        pageCount={pageCount}
        linkTo={(to) => `/success-stories?${own}page=${to}`}
      />
      <section className="people__tell" aria-labelledby="tell">
        <div>
          <h2 id="tell">Share yours</h2>
          <p>You choose what is shown. We read it first, and you can withdraw it.</p>
        </div>
        <ButtonLink to="/share-your-success-story">Share your story</ButtonLink>
      </section>
    </main>
  );
}

function Countries({ chosen }: { chosen: string | null }) {
  const all = { code: null, label: "All countries" };
  return (
    <nav className="people__countries" aria-label="Where they work">
      <ul>
        {[all, ...storyCountries].map(({ code, label }) => (
          <li key={label}>
            <Link
              to={code ? `/success-stories?country=${code}` : "/success-stories"}
              aria-current={code === chosen ? "page" : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Story({ story }: { story: StoryView }) {
  const { slug, title, description, person, from, job, isDemo, photo, stops } = story;
  return (
    <li id={slug}>
      <div className="people__who">
        {photo ? (
          <img
            className="storyp__photo"
            src={photo.src}
            alt={person}
            width={photo.width}
            height={photo.height}
            loading="lazy"
          />
        ) : (
          <span className="people__initial" aria-hidden="true">
            {person.slice(0, 1)}
          </span>
        )}
        <div>
          <h2>{person}</h2>
          <p className="small muted">{[job, from && `from ${from}`].filter(Boolean).join(", ")}</p>
        </div>
      </div>
      <div className="people__tale">
        <p className="strong">{title}</p>
        <p>{description}</p>
        <p>
          <DemoTag isDemo={isDemo} />
        </p>
        <StoryDetails story={story} />
      </div>
      <Leg person={person} stops={stops} />
    </li>
  );
}

/** Three stops of somebody's journey: where it began, one between, and where it led. */
function Leg({ person, stops }: Pick<StoryView, "person" | "stops">) {
  const shown = stops.length > 3 ? [stops[0]!, stops.at(-2)!, stops.at(-1)!] : stops;
  if (shown.length === 0) return null;
  return (
    <ol className="people__leg" aria-label={`${person}’s journey`}>
      {shown.map(({ when, what }) => (
        <li key={`${when} ${what}`}>
          <b>{when}</b>
          {what}
        </li>
      ))}
    </ol>
  );
}
