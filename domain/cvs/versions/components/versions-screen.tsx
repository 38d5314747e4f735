import { Form } from "react-router";
import type { Changes } from "#domain/drafts/changes.ts";
import { WhatChangedList } from "#domain/drafts/components/what-changed.tsx";
import type { CvLook } from "#rules/cv/cv-document.ts";
import { dateFormat } from "#rules/formats/dates.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Details } from "#ui/details.tsx";
import { Field } from "#ui/field.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import { Tag } from "#ui/tag.tsx";
import type { CvKind } from "../../document/cv.ts";
import { cvPaths } from "../../document/cv-paths.ts";
import { Pages } from "../../studio/components/pages.tsx";
import type { VersionLine } from "../versions.server.ts";
import "../../studio/components/preview.css";
import "../../studio/components/cv-pages.css";

type VersionsScreenProps = {
  cv: { id: string; kind: CvKind; title: string; look: CvLook };
  rows: readonly VersionLine[];
  page: number;
  pageCount: number;
  timeZone: string;
  shown: ShownVersion | null;
};

type ShownVersion = {
  number: number;
  name: string | null;
  look: CvLook;
  pages: number;
  /** From then to now; null where it is the document as it is now. */
  changes: Changes | null;
};

export function VersionsScreen(props: VersionsScreenProps) {
  const { cv, rows, page, pageCount, timeZone, shown } = props;
  return (
    <main id="main" className="wrap sidepage">
      <PageHead
        title="Versions"
        lead="The versions you saved, newest first. Restoring one makes a new version; nothing is overwritten. Name the ones you want to keep: if there are too many, we delete the oldest without a name."
        crumbs={[
          { label: "My CVs", to: "/my-cvs" },
          { label: cv.title, to: cv.kind === "cv" ? cvPaths.studio(cv.id) : cvPaths.letter(cv.id) },
        ]}
      />
      <div className="cols">
        <div className="stack">
          <ol className="rows">
            {rows.map((version) => (
              <VersionRow key={version.number} {...{ version, timeZone }} cvId={cv.id} />
            ))}
          </ol>
          <Pager
            label="Versions"
            page={page}
            pageCount={pageCount}
            linkTo={(to) => `?page=${to}`}
          />
        </div>
        {shown ? <Shown cvId={cv.id} shown={shown} /> : null}
      </div>
    </main>
  );
}

type VersionRowProps = { cvId: string; version: VersionLine; timeZone: string };

function VersionRow({ cvId, version, timeZone }: VersionRowProps) {
  const { number, name, savedAt, isCurrent, restoredFrom, sendings } = version;
  const saved = dateFormat("longDateTime", timeZone);
  return (
    <li>
      <div>
        <b>
          Version {number}
          {name ? `: ${name}` : ""}
        </b>{" "}
        {isCurrent ? <Tag tone="positive">Now</Tag> : null}
        <p className="small muted">
          {saved.format(savedAt)}
          {restoredFrom ? `. Restored from version ${restoredFrom}` : ""}
          {sendings > 0 ? `. Sent ${sendings === 1 ? "once" : `${sendings} times`}` : ""}
        </p>
      </div>
      <div className="btns">
        <ButtonLink variant="quiet" size="s" to={cvPaths.compare(cvId, number)}>
          Look<span className="vh"> at version {number}</span>
        </ButtonLink>
        <ButtonLink variant="quiet" size="s" to={`${cvPaths.share(cvId)}?version=${number}#sent`}>
          I sent it<span className="vh">: version {number}</span>
        </ButtonLink>
        {isCurrent ? null : <Restore number={number} />}
      </div>
      <Details summary={name ? "Change its name" : "Name it"}>
        <Form method="post" className="btns">
          <input type="hidden" name="version" value={number} />
          <Field
            label={`Name of version ${number}`}
            id={`name-${number}`}
            name="name"
            maxLength={80}
            defaultValue={name ?? ""}
          />
          <Button variant="second" size="s" name="intent" value="name">
            Save the name
          </Button>
        </Form>
      </Details>
    </li>
  );
}

function Restore({ number }: { number: number }) {
  return (
    <Form method="post">
      <input type="hidden" name="version" value={number} />
      <Button variant="second" size="s" name="intent" value="restore">
        Restore<span className="vh"> version {number}</span>
      </Button>
    </Form>
  );
}

function Shown({ cvId, shown }: { cvId: string; shown: ShownVersion }) {
  const { number, name, look, pages, changes } = shown;
  return (
    <section id="shown" className="stack" aria-label={`Version ${number}`}>
      <div className="head2">
        <h2>Version {number}</h2>
        <Link
          className="small"
          to={`${cvPaths.file(cvId, "pdf")}?version=${number}`}
          reloadDocument
        >
          PDF of this version
        </Link>
      </div>
      {name ? <p className="muted">{name}</p> : null}
      <h3>What changed</h3>
      {changes ? (
        <>
          <WhatChangedList number={number} changes={changes} />
          <Restore number={number} />
        </>
      ) : (
        <p>No differences: this version is the same as the document now.</p>
      )}
      <Pages
        pages={Array.from({ length: pages }, (_, at) =>
          cvPaths.page(cvId, at + 1, { version: number }),
        )}
        paper={look.paper}
        of={`Version ${number}`}
      />
    </section>
  );
}
