import { QuotedArticle } from "#domain/facts/components/quoted-article.tsx";
import { DescriptionList } from "#ui/description-list.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Tag } from "#ui/tag.tsx";
import type { AmbassadorView } from "../ambassador-view.ts";
import "./ambassadors.css";

/** One ambassador's public page. They are reached through us: no address of theirs is on it. */
export function AmbassadorScreen({ ambassador }: { ambassador: AmbassadorView }) {
  const { name, university, course, languages, since, ask, text } = ambassador;
  return (
    <main id="main" className="wrap amb">
      <PageHead
        title={ambassador.title}
        lead={ambassador.description}
        crumbs={[{ label: "Campus ambassadors", to: "/campus-ambassadors" }]}
      />
      {ambassador.isDemo ? (
        <p>
          <Tag>Demo</Tag> {name} is made up.
        </p>
      ) : null}
      <div className="amb__cols">
        <div className="gd-art">
          <QuotedArticle parts={text.parts} />
        </div>
        <aside className="amb__side sheet" aria-label={`About ${name}`}>
          {ambassador.photo ? (
            <img
              className="amb__photo"
              src={ambassador.photo}
              alt={name}
              width={160}
              height={160}
            />
          ) : null}
          <DescriptionList
            items={[
              { term: "University", detail: university },
              ...(course ? [{ term: "Course", detail: course }] : []),
              { term: "Languages", detail: languages.join(", ") },
              ...(since ? [{ term: "Ambassador since", detail: since }] : []),
            ]}
          />
          {ask.length > 0 ? (
            <>
              <h2>Ask {name} about</h2>
              <ul className="amb__ask">
                {ask.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </>
          ) : null}
          <p className="small">
            <Link to="/contact-us">Write to us</Link> and name {name}: we pass your question on, and
            the answer comes back the same way. Ambassadors do not give visa advice.
          </p>
        </aside>
      </div>
    </main>
  );
}
