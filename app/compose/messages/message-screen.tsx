import type { SitePageView } from "#domain/editorial/site/site-view.ts";
import { QuotedArticle } from "#domain/facts/components/quoted-article.tsx";
import { MessageForm, type MessageFormProps } from "#domain/messages/components/message-form.tsx";
import { MessageSent } from "#domain/messages/components/message-sent.tsx";
import { PageHead } from "#ui/page-head.tsx";

type MessageScreenProps = MessageFormProps & {
  page: SitePageView;
  /** The reference of what was just sent. */
  sent: string | null;
  /** This page, without what was sent. */
  here: string;
};

/** The form first, and beside it what to know before writing. */
export function MessageScreen({ page, sent, here, ...form }: MessageScreenProps) {
  return (
    <main id="main" className="wrap write">
      <PageHead title={page.title} lead={page.description} />
      <div className="write__two">
        <section id="sent" className="write__ask" aria-label="Write to us">
          {sent ? (
            <MessageSent reference={sent} isComplaint={form.kind === "complaint"} againTo={here} />
          ) : (
            <MessageForm {...form} />
          )}
        </section>
        <article className="gd-art write__words">
          <QuotedArticle parts={page.text.parts} />
        </article>
      </div>
    </main>
  );
}
