import { MessageSquare } from "lucide-react";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { cvPaths } from "../../document/cv-paths.ts";
import type { StudioPart } from "../../document/studio-part.ts";
import type { CvComment } from "../comment.ts";
import type { PartView } from "../studio-parts.ts";

type OpenCommentsProps = {
  cvId: string;
  comments: readonly CvComment[];
  parts: readonly PartView[];
  /** The open one: what stands beside it is seen already. */
  part: StudioPart;
};

/** Where else advisers wrote: a note stands beside its part, and the other parts do not show it. */
export function OpenComments({ cvId, comments, parts, part }: OpenCommentsProps) {
  const open = comments.filter(({ resolvedAt, section }) => !resolvedAt && section !== part);
  const places = parts.flatMap((view) => {
    const first = open.find(({ section }) => section === view.part);
    return first ? [{ ...view, first }] : [];
  });
  if (places.length === 0) return null;
  return (
    <p className="cv__wrote">
      <Icon icon={MessageSquare} />
      <span>
        Your adviser commented on{" "}
        {places.map(({ part: there, title, first }, at) => (
          <span key={there}>
            {at === 0 ? "" : ", "}
            <Link to={`${cvPaths.studio(cvId, there)}#comment-${first.id}`}>{title}</Link>
          </span>
        ))}
        .
      </span>
    </p>
  );
}
