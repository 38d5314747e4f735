import { Eye, ScanText } from "lucide-react";
import type { ReactNode } from "react";
import type { CvLook } from "#rules/cv/cv-document.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { cvPaths } from "../../document/cv-paths.ts";
import type { StudioPart } from "../../document/studio-part.ts";
import type { ReadBack } from "../../print/read-back.server.ts";
import { overflowAdvice, overflowMessage } from "../overflow-messages.ts";
import { Pages } from "./pages.tsx";
import { ReadBackPanel } from "./read-back-panel.tsx";
import { UnprintableNotice } from "./unprintable-notice.tsx";
import type { Drawn } from "./use-preview.ts";

type PreviewPaneProps = {
  cvId: string;
  part: StudioPart;
  look: CvLook;
  drawn: Drawn;
  readBack: ReadBack | null;
  /** The line under the page. */
  below: ReactNode;
  onTighten?: (() => void) | undefined;
};

export function PreviewPane(props: PreviewPaneProps) {
  const { cvId, part, look, drawn, readBack, below, onTighten } = props;
  const { pages, overflow, unprintable, sentence } = drawn;
  return (
    <aside className="cv__prev" aria-label="Preview">
      <div className="prev__top">
        <div className="seg">
          <Link
            to={cvPaths.studio(cvId, part)}
            preventScrollReset
            aria-current={readBack ? undefined : "true"}
          >
            <Icon icon={Eye} />
            Page
          </Link>
          <Link
            to={cvPaths.studio(cvId, part, "read-back")}
            preventScrollReset
            aria-current={readBack ? "true" : undefined}
          >
            <Icon icon={ScanText} />
            Machine view
          </Link>
        </div>
        <p className="small muted">{pages.length === 1 ? "1 page" : `${pages.length} pages`}</p>
      </div>
      {sentence ? <p className="small prev__no">{sentence}</p> : null}
      <UnprintableNotice fields={unprintable} isLive />
      {overflow ? (
        <div className="prev__over">
          <p className="small">
            {overflowMessage(overflow)} {overflowAdvice(overflow, look.spacing)}
          </p>
          {onTighten && look.spacing !== "tight" ? (
            <Button variant="quiet" size="s" type="button" onClick={onTighten}>
              Tighten the lines
            </Button>
          ) : null}
        </div>
      ) : null}
      {readBack ? (
        <ReadBackPanel readBack={readBack} />
      ) : (
        <Pages pages={pages} paper={look.paper} of="Your CV as it prints" />
      )}
      {readBack ? null : below}
    </aside>
  );
}
