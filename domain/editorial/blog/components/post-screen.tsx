import { Mail, Printer, Rss } from "lucide-react";
import { QuotedArticle, QuotedContents } from "#domain/facts/components/quoted-article.tsx";
import { Button } from "#ui/button.tsx";
import { CopyLink } from "#ui/copy-link.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Section } from "#ui/section.tsx";
import type { PostView } from "../blog-view.ts";
import { PostList } from "./post-list.tsx";
import { StepDrawing } from "./step-drawing.tsx";
import "./blog.css";

/** One post, with the sources of its facts beside them. */
export function PostScreen({ post, address }: { post: PostView; address: string }) {
  const { text, category, author } = post;
  return (
    <main id="main" className="wrap post">
      <article>
        <PageHead
          title={post.title}
          lead={post.description}
          crumbs={[{ label: "Blog", to: "/blog" }, ...(category ? [category] : [])]}
        />
        <p className="post__by small">
          {author ? <Link to={author.to}>{author.label}</Link> : null}
          <span className="muted">Published {post.published}</span>
          {post.updated && post.updated !== post.published ? (
            <span className="muted">Changed {post.updated}</span>
          ) : null}
          <span className="muted">
            {text.minutes === 1 ? "1 minute" : `${text.minutes} minutes`}
          </span>
          {text.factsLine ? <span className="muted">{text.factsLine}</span> : null}
          {text.dueLine ? <span className="ask strong">{text.dueLine}</span> : null}
        </p>
        {post.drawing ? <StepDrawing {...post.drawing} /> : null}
        <div className="gd">
          <QuotedContents parts={text.parts} />
          <div className="gd-art">
            <QuotedArticle parts={text.parts} />
            <PostFoot post={post} address={address} />
          </div>
        </div>
      </article>
      {post.related.length > 0 ? (
        <Section title="Related posts">
          <PostList posts={post.related} />
        </Section>
      ) : null}
    </main>
  );
}

function PostFoot({ post, address }: { post: PostView; address: string }) {
  const body = `${post.title}\n${address}`;
  const mail = `mailto:?subject=${encodeURIComponent(post.title)}&body=${encodeURIComponent(body)}`;
  return (
    <div className="post__foot">
      {post.tools.length > 0 ? (
        <nav className="post__tools" aria-labelledby="post-tools">
          <h2 id="post-tools">Do it here</h2>
          <ul>
            {post.tools.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {post.tags.length > 0 ? (
        <ul className="post__tags" aria-label="Tags">
          {post.tags.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="btns">
        <CopyLink address={address} />
        <a className="btn btn--quiet btn--s" href={mail}>
          <Icon icon={Mail} />
          Email this post
        </a>
        <Button
          {...{ type: "button", variant: "quiet", size: "s", icon: Printer }}
          className="post__print"
          onClick={() => window.print()}
        >
          Print
        </Button>
        <a className="btn btn--quiet btn--s" href="/blog/atom.xml">
          <Icon icon={Rss} />
          Follow the blog
        </a>
      </div>
    </div>
  );
}
