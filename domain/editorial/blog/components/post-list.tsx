import { Link } from "#ui/link.tsx";
import type { PostCard } from "../blog-view.ts";
import "./blog.css";

/** Posts as cards, the newest first. */
export function PostList({ posts }: { posts: readonly PostCard[] }) {
  return (
    <ul className="posts">
      {posts.map(({ to, title, description, category, published }) => (
        <li key={to}>
          <p className="small muted">{category ? category.label : "Blog"}</p>
          <h2>
            <Link to={to}>{title}</Link>
          </h2>
          <p>{description}</p>
          <p className="tiny muted">{published}</p>
        </li>
      ))}
    </ul>
  );
}
