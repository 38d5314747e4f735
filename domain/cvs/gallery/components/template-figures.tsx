import { type ReactNode, Suspense } from "react";
import { Await } from "react-router";

/** What a template makes of somebody's words; `readBack` is null where the PDF could not be read. */
export type TemplateFigures = { pages: number; readBack: { found: number; of: number } | null };

/** Counted after the page is sent; null where the template could not be drawn. */
export type FiguresToCome = Promise<TemplateFigures | null> | TemplateFigures | null;

/** `drawn` names the words and the look that are counted: nothing of another is said meanwhile. */
type FiguresProps = { figures: FiguresToCome; drawn: string };

export function PageCount(props: FiguresProps) {
  return (
    <span className="tpl__n small muted">
      <WhenCounted {...props}>
        {({ pages }) => (
          <span data-more={pages > 1 ? "" : undefined}>
            {pages === 1 ? "1 page" : `${pages} pages`}
          </span>
        )}
      </WhenCounted>
    </span>
  );
}

export function FieldsReadBack(props: FiguresProps) {
  return (
    <span className="tpl__n small muted">
      <WhenCounted {...props}>
        {({ readBack }) => readBack && `${readBack.found} of ${readBack.of} read back`}
      </WhenCounted>
    </span>
  );
}

/** `Await` takes no null for it. */
const nothing = <span hidden />;

type WhenCountedProps = FiguresProps & { children: (figures: TemplateFigures) => ReactNode };

function WhenCounted({ figures, drawn, children }: WhenCountedProps) {
  return (
    <Suspense key={drawn} fallback={null}>
      <Await resolve={figures} errorElement={nothing}>
        {(counted) => counted && children(counted)}
      </Await>
    </Suspense>
  );
}
