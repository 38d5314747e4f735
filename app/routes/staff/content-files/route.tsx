import { Download } from "lucide-react";
import { Form } from "react-router";
import { takeArchiveOfEverything } from "#app/compose/content/archive.server.ts";
import { editorPath } from "#app/compose/content/content-types.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import {
  type ArchiveRefusal,
  archiveRefusals,
  type FileOutcome,
  MAX_ARCHIVE_MEGABYTES,
} from "#domain/pages/archive-outcome.ts";
import { countArchiveParts } from "#domain/pages/export-content.server.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";

export async function loader() {
  return { parts: await countArchiveParts() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const file = (await readFormData(request)).get("archive");
  if (!(file instanceof File) || file.size === 0) return refused("missing");
  if (file.size > MAX_ARCHIVE_MEGABYTES * 1024 * 1024) return refused("too-large");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const taken = await takeArchiveOfEverything(memberOf(context), bytes, new Date());
  return taken.ok ? { outcomes: taken.value, errors: undefined } : refused(taken.error);
}

function refused(reason: ArchiveRefusal) {
  return { outcomes: undefined, errors: { archive: [archiveRefusals[reason]] } };
}

export function meta() {
  return [{ title: "Pages as files - Waymark desk" }];
}

export default function ContentFilesPage({ loaderData, actionData }: Route.ComponentProps) {
  const errors = actionData?.errors;
  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="Pages as files"
        lead="Every page as a Markdown file, in the folders of content/. Files you send back become drafts: readers see nothing until somebody publishes them."
        crumbs={[{ label: "Pages", to: "/staff/content" }]}
      />
      <ErrorSummary title="The file was not accepted" errors={errors} />
      {actionData?.outcomes ? <Outcomes outcomes={actionData.outcomes} /> : null}
      <section className="desk__form" aria-labelledby="download">
        <h2 id="download">Download</h2>
        <Downloads parts={loaderData.parts} />
      </section>
      <Form method="post" encType="multipart/form-data" className="desk__form">
        <h2>Send files back</h2>
        <Field
          label="ZIP file"
          hint={`With the same folders as the download, at most ${MAX_ARCHIVE_MEGABYTES} MB. Files that match the page change nothing.`}
          name="archive"
          type="file"
          accept=".zip,application/zip"
          error={errors?.archive?.[0]}
        />
        <Button>Import as drafts</Button>
      </Form>
    </main>
  );
}

/** Each part can be sent back by itself: all have the words, and each has some of the pictures. */
function Downloads({ parts }: { parts: number }) {
  const numbers = Array.from({ length: parts }, (_, at) => at + 1);
  return (
    <>
      {parts > 1 ? (
        <p>
          The pictures are too large for one file. Each part has every page and some of the
          pictures.
        </p>
      ) : null}
      <p className="btns">
        {numbers.map((part) => (
          <ButtonLink
            key={part}
            to={`/staff/content/files.zip${part > 1 ? `?page=${part}` : ""}`}
            variant="second"
            icon={Download}
            reloadDocument
          >
            {parts > 1 ? `Download part ${part} of ${parts}` : "Download all pages"}
          </ButtonLink>
        ))}
      </p>
    </>
  );
}

const kinds = [
  { kind: "added", heading: "New pages, as drafts" },
  { kind: "draft", heading: "Changed drafts" },
  { kind: "refused", heading: "Not accepted" },
] as const;

function Outcomes({ outcomes }: { outcomes: readonly FileOutcome[] }) {
  const count = (kind: FileOutcome["kind"]) => outcomes.filter((each) => each.kind === kind).length;
  return (
    <section aria-label="Results for each file">
      <Notice tone={count("refused") > 0 ? "caution" : "positive"} title="The file was read">
        {`New pages: ${count("added")}. Changed drafts: ${count("draft")}. Unchanged: ${count("unchanged")}. Not accepted: ${count("refused")}.`}
      </Notice>
      {kinds.map(({ kind, heading }) => (
        <OutcomeList
          key={kind}
          heading={heading}
          outcomes={outcomes.filter((each) => each.kind === kind)}
        />
      ))}
    </section>
  );
}

type OutcomeListProps = { heading: string; outcomes: readonly FileOutcome[] };

function OutcomeList({ heading, outcomes }: OutcomeListProps) {
  if (outcomes.length === 0) return null;
  return (
    <>
      <h2>{heading}</h2>
      <ul>
        {outcomes.map((outcome) => (
          <li key={outcome.path}>
            {outcome.kind === "refused" ? (
              `${outcome.path}: ${outcome.reason}`
            ) : (
              <Link to={editorPath(outcome)}>{outcome.title}</Link>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
