import { Rss } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import { SearchForm } from "#ui/search-form.tsx";
import type { BlogListView } from "../blog-view.ts";
import { PostList } from "./post-list.tsx";
import "./blog.css";

const blog = { label: "Blog", to: "/blog" };

/** The blog, one of its categories, a tag or an author. */
export function BlogScreen({ view, children }: { view: BlogListView; children?: ReactNode }) {
  const { title, lead, path, posts, page, pageCount } = view;
  return (
    <main id="main" className="wrap blog">
      <PageHead
        title={title}
        lead={lead}
        crumbs={path === "/blog" ? [] : [blog]}
        actions={
          children ? null : <SearchForm action="/blog" label="Search the blog" asked={view.asked} />
        }
      />
      <nav className="blog__cats" aria-label="Categories">
        <ul>
          {view.categories.map(({ to, label, isHere }) => (
            <li key={to}>
              <Link to={to} aria-current={isHere ? "page" : undefined}>
                {label}
              </Link>
            </li>
          ))}
          <li>
            <a href="/blog/atom.xml">
              <Icon icon={Rss} />
              Feed
            </a>
          </li>
        </ul>
      </nav>
      {children}
      {posts.length > 0 ? <PostList posts={posts} /> : <NoPosts asked={view.asked} />}
      <Pager
        label="Posts"
        page={page}
        pageCount={pageCount}
        linkTo={(to) => `${path}${path.includes("?") ? "&" : "?"}page=${to}`}
      />
    </main>
  );
}

function NoPosts({ asked }: { asked: string }) {
  return (
    <EmptyState
      title={asked ? `No post has “${asked}”` : "No posts here yet"}
      action={<ButtonLink to="/blog">See all posts</ButtonLink>}
    >
      {asked ? (
        <p className="small">
          Try fewer words, or{" "}
          <Link to={`/search?q=${encodeURIComponent(asked)}`}>search all of Waymark</Link>, which
          knows misspelt words too.
        </p>
      ) : null}
    </EmptyState>
  );
}
