import { Download, Eye, Pencil, ScanText } from "lucide-react";
import type { CvLook } from "#rules/cv/cv-document.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { cvPaths } from "../../document/cv-paths.ts";
import type { Overflow } from "../../print/printable.ts";
import type { ReadBack } from "../../print/read-back.server.ts";
import { overflowAdvice, overflowMessage } from "../overflow-messages.ts";
import { Pages } from "./pages.tsx";
import { ReadBackPanel } from "./read-back-panel.tsx";
import "./studio.css";
import "./preview.css";
import "./beside.css";

export type CvHead = { id: string; title: string; look: CvLook; revision: number; version: number };

type PreviewScreenProps = {
  cv: CvHead;
  pages: number;
  overflow: Overflow | null;
  readBack: ReadBack | null;
};

export function PreviewScreen({ cv, pages, overflow, readBack }: PreviewScreenProps) {
  return (
    <main id="main" className="wrap studio">
      <header className="cvbar">
        <div>
          <h1>{cv.title}</h1>
          <p className="small muted">
            {pages === 1 ? "1 page" : `${pages} pages`}, exactly as it prints.
            {overflow
              ? ` ${overflowMessage(overflow)} ${overflowAdvice(overflow, cv.look.spacing)}`
              : ""}
          </p>
        </div>
        <div className="btns">
          <ButtonLink variant="quiet" icon={Pencil} to={cvPaths.studio(cv.id)}>
            Edit
          </ButtonLink>
          <ButtonLink variant="mark" icon={Download} to={cvPaths.final(cv.id)}>
            Finish and download
          </ButtonLink>
        </div>
      </header>
      <div className="prevpage">
        <nav className="seg" aria-label="Show">
          <Link to={cvPaths.preview(cv.id)} aria-current={readBack ? undefined : "page"}>
            <Icon icon={Eye} />
            Pages
          </Link>
          <Link to={cvPaths.readBack(cv.id)} aria-current={readBack ? "page" : undefined}>
            <Icon icon={ScanText} />
            Machine view
          </Link>
        </nav>
        {readBack ? (
          <ReadBackPanel readBack={readBack} />
        ) : (
          <Pages pages={pageAddresses(cv, pages)} paper={cv.look.paper} of={cv.title} />
        )}
      </div>
    </main>
  );
}

export function pageAddresses({ id, revision }: CvHead, pages: number): string[] {
  return Array.from({ length: pages }, (_, at) => cvPaths.page(id, at + 1, { r: revision }));
}
