import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Details } from "#ui/details.tsx";
import { Gates } from "#ui/gates.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import { CopyButton } from "../../advert/components/copy-button.tsx";
import type { LicenceNoticeView, NoticeView } from "../saved-view.ts";

/** So many stand open; the jobs themselves come before the rest. */
const OPEN_NOTICES = 2;

/** What happened to saved jobs, until its reader puts it aside. */
export function SavedNotices({ notices }: { notices: readonly NoticeView[] }) {
  if (notices.length === 0) return null;
  const rest = notices.slice(OPEN_NOTICES);
  return (
    <section className="saved__news" aria-label="What happened to your saved jobs">
      {notices.slice(0, OPEN_NOTICES).map(noticeBox)}
      {rest.length > 0 ? (
        <>
          <Details summary={rest.length === 1 ? "One more change" : `${rest.length} more changes`}>
            <div className="saved__news">{rest.map(noticeBox)}</div>
          </Details>
          <PutAside ids={notices.map(({ id }) => id)}>Dismiss all {notices.length}</PutAside>
        </>
      ) : null}
    </section>
  );
}

function noticeBox(notice: NoticeView) {
  if (notice.kind === "licence") return <LicenceNotice key={notice.id} notice={notice} />;
  return (
    <Notice
      key={notice.id}
      tone={notice.kind === "closing" || notice.isWorse ? "caution" : "info"}
      title={<Linked href={notice.href}>{notice.title}</Linked>}
      actions={<PutOneAside notice={notice} />}
    >
      {notice.words}
    </Notice>
  );
}

function LicenceNotice({ notice }: { notice: LicenceNoticeView }) {
  const { before, after } = notice;
  return (
    <article className={notice.isWorse ? "chgbox" : "chgbox chgbox--good"}>
      <div className="chgbox__s">
        <h2>
          <Icon icon={TriangleAlert} />
          {notice.title}
        </h2>
        <p>
          <Linked href={notice.href}>{notice.jobTitle}</Linked>. {notice.words}
        </p>
        {notice.question ? <Question text={notice.question} /> : null}
        <div className="btns">
          <Link className="small" to={notice.historyHref}>
            See its register history
          </Link>
          <PutOneAside notice={notice} />
        </div>
      </div>
      <ol className="befaft">
        {[before, after].map(({ label, headline, gate }) => (
          <li key={label}>
            <p>
              <b>{label}</b>
              <span>{headline}</span>
            </p>
            <Gates size="card" label={label} gates={[{ label: "Licence", state: gate }]} />
          </li>
        ))}
      </ol>
    </article>
  );
}

/** The job's page, as long as it has one. */
function Linked({ href, children }: { href: string | null; children: string }) {
  return href ? <Link to={href}>{children}</Link> : children;
}

/** To be read before it is sent, and to be copied by hand where there is no script. */
function Question({ text }: { text: string }) {
  return (
    <Details summary="A question to send">
      <blockquote className="chgbox__q">{text}</blockquote>
      <CopyButton text={text}>Copy the question</CopyButton>
    </Details>
  );
}

function PutOneAside({ notice: { id, title } }: { notice: NoticeView }) {
  return (
    <PutAside ids={[id]}>
      Dismiss<span className="vh">: {title}</span>
    </PutAside>
  );
}

function PutAside({ ids, children }: { ids: readonly number[]; children: ReactNode }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="notices" value={ids.join(",")} />
      <Button variant="quiet" size="s" name="intent" value="dismiss">
        {children}
      </Button>
    </Form>
  );
}
