import { TriangleAlert } from "lucide-react";
import { Form, Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { Details } from "#ui/details.tsx";
import { Gates } from "#ui/gates.tsx";
import { Icon } from "#ui/icon.tsx";
import { Notice } from "#ui/notice.tsx";
import type { LicenceNoticeView, NoticeView } from "../../saved/saved-view.ts";
import { CopyButton } from "../advert/copy-button.tsx";

/** What happened to saved jobs, until its reader puts it aside. */
export function SavedNotices({ notices }: { notices: readonly NoticeView[] }) {
  if (notices.length === 0) return null;
  return (
    <section className="saved__news" aria-label="What happened to your saved jobs">
      {notices.map((notice) =>
        notice.kind === "licence" ? (
          <LicenceNotice key={notice.id} notice={notice} />
        ) : (
          <Notice
            key={notice.id}
            tone={notice.kind === "closing" ? "caution" : "info"}
            title={<Linked href={notice.href}>{notice.title}</Linked>}
            actions={<PutAside id={notice.id} title={notice.title} />}
          >
            {notice.words}
          </Notice>
        ),
      )}
    </section>
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
          <PutAside id={notice.id} title={notice.title} />
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

function PutAside({ id, title }: { id: number; title: string }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="notice" value={id} />
      <Button variant="quiet" size="s" name="intent" value="dismiss">
        Put aside<span className="vh">: {title}</span>
      </Button>
    </Form>
  );
}
