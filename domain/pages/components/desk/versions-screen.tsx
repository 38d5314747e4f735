import { Form } from "react-router";
import type { Changes } from "#domain/drafts/changes.ts";
import { WhatChangedList } from "#domain/drafts/components/what-changed.tsx";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import { Tag } from "#ui/tag.tsx";
import "./versions-screen.css";

type Line = {
  number: number;
  name: string | null;
  restoredFrom: number | null;
  by: string | null;
  when: string;
};

type VersionsView = {
  base: string;
  title: string;
  current: number;
  versions: readonly Line[];
  page: number;
  pageCount: number;
  shown: { number: number; changes: Changes } | null;
};

type VersionsScreenProps = { view: VersionsView; errors: Record<string, string[]> | undefined };

/** Every sitting at a page, and what each would undo. */
export function VersionsScreen({ view, errors }: VersionsScreenProps) {
  const { base, title, current, versions, page, pageCount, shown } = view;
  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="Versions"
        lead="Newest first. Restoring one makes a new version; nothing is overwritten, and readers see it once it is published."
        crumbs={[
          { label: "Pages", to: "/staff/content" },
          { label: title || "Without a title", to: base },
        ]}
      />
      <ErrorSummary errors={errors} />
      <div className="edvers">
        <div>
          <ol className="edvers__list">
            {versions.map((version) => (
              <VersionLine
                key={version.number}
                isCurrent={version.number === current}
                isShown={version.number === shown?.number}
                {...version}
              />
            ))}
          </ol>
          <Pager
            label="Versions"
            page={page}
            pageCount={pageCount}
            linkTo={(to) => `?page=${to}`}
          />
        </div>
        {shown ? (
          <section id="shown" aria-labelledby="shown-title">
            <h2 id="shown-title">Version {shown.number} and now</h2>
            <WhatChangedList number={shown.number} changes={shown.changes} />
            {shown.number === current ? null : <Restore number={shown.number} />}
          </section>
        ) : null}
      </div>
    </main>
  );
}

function VersionLine({
  number,
  name,
  restoredFrom,
  by,
  when,
  isCurrent,
  isShown,
}: Line & { isCurrent: boolean; isShown: boolean }) {
  return (
    <li>
      <div>
        <p>
          <b>
            Version {number}
            {name ? `: ${name}` : ""}
          </b>{" "}
          {isCurrent ? <Tag tone="positive">Now</Tag> : null}
        </p>
        <p className="small muted">
          {by ?? "From a file of content/"}, {when}
          {restoredFrom ? `. Restored from version ${restoredFrom}` : ""}
        </p>
      </div>
      {isCurrent ? null : (
        <div className="btns">
          <Link
            to={`?version=${number}#shown`}
            className="btn btn--quiet btn--s"
            aria-current={isShown || undefined}
          >
            Compare<span className="vh"> version {number}</span>
          </Link>
          <Restore number={number} />
        </div>
      )}
    </li>
  );
}

function Restore({ number }: { number: number }) {
  return (
    <Form method="post">
      <Button variant="second" size="s" name="version" value={number}>
        Restore<span className="vh"> version {number}</span>
      </Button>
    </Form>
  );
}
