import { renderToStaticMarkup } from "react-dom/server";
import type { SignedVisitor } from "#domain/accounts/visitor.ts";
import { maySaveJobs } from "#domain/jobs/saved/toggle.schema.ts";
import { type SentToJob, sentByJob } from "./sent-to-job.server.ts";

/** `applyForm`: it is applied for here, so there is nothing to note. */
type Job = { id: number; isLive: boolean; applyForm: unknown };

/**
 * What a reader sent to this job, and the way to note it, as HTML: links are all it has, so the
 * page's script does not grow. Null for readers who do not apply for jobs here.
 */
export async function sentHtml(visitor: SignedVisitor, { id, isLive, applyForm }: Job) {
  if (visitor.kind === "guest" || !maySaveJobs(visitor)) return null;
  const told = (await sentByJob(visitor.id, [id]))(id);
  const canNote = isLive && !applyForm;
  if (!canNote && told.sent.length === 0 && !told.application) return null;
  return renderToStaticMarkup(<SentPart {...told} canNote={canNote} />);
}

/** Of a closed advert only those who keep it can note more, at their saved jobs. */
function SentPart({ sent, sentHref, application, canNote }: SentToJob & { canNote: boolean }) {
  if (application)
    return (
      <p>
        {application.words} <a href={application.href}>See it</a>
      </p>
    );
  return (
    <>
      {sent.map(({ id, words, fileHref }) => (
        <p key={id}>
          You sent {words}.{" "}
          {fileHref ? <a href={fileHref}>PDF as sent</a> : "It has since been deleted."}
        </p>
      ))}
      {canNote ? (
        <p>
          <a href={sentHref}>
            {sent.length > 0
              ? "Record another document you sent"
              : "I applied: record the CV I sent"}
          </a>
        </p>
      ) : null}
    </>
  );
}
