import type { FormState } from "#domain/forms/form-state.ts";
import { isoDay, longDay } from "#rules/days.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { Link } from "#ui/link.tsx";
import { Section } from "#ui/section.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import { ownPagePaths } from "../own-page/own-page.ts";
import type { WaitingOwnPage } from "../own-page/own-pages.server.ts";
import "./ambassadors.css";

type QueueProps = { pages: readonly WaitingOwnPage[]; state: FormState | undefined };

/** Pages that ambassadors sent, for our staff to read before readers do. */
export function OwnPageQueue({ pages, state }: QueueProps) {
  if (pages.length === 0) return null;
  return (
    <Section title="Pages to review">
      <ul className="queue">
        {pages.map((page) => (
          <li key={page.id} className="queue__item">
            <PageWords page={page} />
            <div className="queue__do">
              <Decide page={page} state={state} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function PageWords({ page }: { page: WaitingOwnPage }) {
  const { draft, fileId, sentAt, isLive, slug, userId, account } = page;
  return (
    <div className="queue__what">
      <h3 className="queue__t">{draft.name}</h3>
      <p className="small muted">
        <Link to={`/staff/people/${userId}`}>{account}</Link>, {draft.course}. Speaks{" "}
        {draft.languages.join(", ")}. Sent {longDay(isoDay(sentAt))}.{" "}
        {isLive ? (
          <Link to={ownPagePaths.page(slug)}>What readers see now</Link>
        ) : (
          "Not public yet."
        )}
      </p>
      {fileId ? (
        <img
          className="amb__photo"
          src={ownPagePaths.photo(fileId)}
          alt={draft.name}
          width={120}
          height={120}
        />
      ) : null}
      <p>{draft.about}</p>
      <p className="amb__said">{draft.body}</p>
      {draft.ask.length > 0 ? (
        <ul className="amb__ask">
          {draft.ask.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Decide({ page, state }: { page: WaitingOwnPage; state: FormState | undefined }) {
  const typed = state?.values.pageId === String(page.id) ? state : undefined;
  const name = page.draft.name;
  return (
    <Form method="post" action={ownPagePaths.staff} className="stack">
      <input type="hidden" name="pageId" value={page.id} />
      <input type="hidden" name="revision" value={page.revision} />
      <TextareaField
        id={`page-note-${page.id}`}
        name="note"
        label="What to change, if you send it back"
        rows={2}
        maxLength={1000}
        defaultValue={typed?.values.note ?? ""}
        error={typed?.errors.note?.[0]}
      />
      <div className="btns">
        <Button size="s" name="decision" value="approve-page" data-queue-key="a">
          Approve<span className="vh"> the page of {name}</span>
        </Button>
        <Button size="s" variant="second" name="decision" value="send-page-back" data-queue-key="s">
          Send back<span className="vh"> the page of {name}</span>
        </Button>
      </div>
    </Form>
  );
}
