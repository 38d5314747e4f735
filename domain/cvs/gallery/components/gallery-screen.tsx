import { Check } from "lucide-react";
import { Form } from "react-router";
import { type CvLook, type CvTemplate, cvTemplates } from "#rules/cv/cv-document.ts";
import { Button } from "#ui/button.tsx";
import { Details } from "#ui/details.tsx";
import { Link } from "#ui/link.tsx";
import { Section } from "#ui/section.tsx";
import { Tag } from "#ui/tag.tsx";
import { cvPaths } from "../../document/cv-paths.ts";
import { templateTexts } from "../../print/templates.ts";
import { UnprintableNotice } from "../../studio/components/unprintable-notice.tsx";
import type { UnprintableField } from "../../studio/unprintable-labels.ts";
import { Countries } from "./countries.tsx";
import { LookForm } from "./look-form.tsx";
import { FieldsReadBack, type FiguresToCome, PageCount } from "./template-figures.tsx";
import "../../studio/components/studio.css";
import "../../studio/components/preview.css";
import "./gallery.css";

type GalleryScreenProps = {
  cv: { id: string; title: string; revision: number; template: CvTemplate } | null;
  look: CvLook;
  /** Of the sections: as the template was drawn, or as the person has them. */
  order: "template" | "mine";
  unprintable: readonly UnprintableField[];
  figures: Record<CvTemplate, FiguresToCome>;
  /** The figures came with the page. */
  isCounted: boolean;
};

export function GalleryScreen(props: GalleryScreenProps) {
  const { cv, look, order, unprintable, figures, isCounted } = props;
  return (
    <main id="main" className="wrap studio gallery">
      <header className="cvbar">
        <div>
          <h1>Choose a template</h1>
          <p className="small muted">
            {cv
              ? `For “${cv.title}”. Your text stays the same.`
              : "Shown with the CV of a fictional student, until you have your own."}
          </p>
        </div>
      </header>
      <Section
        title={cv ? "Templates, shown with your own text" : "Templates"}
        aside={<p className="small muted">All read in one order, by people and by machines</p>}
      >
        <UnprintableNotice fields={unprintable} />
        <Details className="topts" summary="Colour, font, paper, spacing and country">
          <LookForm cvId={cv?.id ?? null} look={look} order={order} />
        </Details>
        {isCounted ? null : <CountsNow {...{ cv, look, order }} />}
        <ul className="tpls">
          {cvTemplates.map((template) => (
            <TemplateItem
              key={template}
              figures={figures[template]}
              {...{ cv, look, order, template }}
            />
          ))}
        </ul>
      </Section>
      <Countries />
    </main>
  );
}

type Shown = Pick<GalleryScreenProps, "cv" | "look" | "order">;

/** Without script the figures cannot come later. */
function CountsNow({ cv, look: { template: _own, ...look }, order }: Shown) {
  const asked = new URLSearchParams({ ...(cv && { cv: cv.id }), ...look, order, counts: "now" });
  return (
    <p className="small without-script">
      <Link to={`?${asked}`}>Show how many pages each takes, and what is read back</Link>
    </p>
  );
}

type TemplateItemProps = Shown & { template: CvTemplate; figures: FiguresToCome };

function TemplateItem({ cv, look, order, template, figures }: TemplateItemProps) {
  const { name, suits } = templateTexts[template];
  const isOn = cv?.template === template;
  const { paper, colour, font, spacing, market } = look;
  const asked = { template, paper, colour, font, spacing, market, order, r: cv?.revision ?? 0 };
  const drawn = cvPaths.page(cv?.id ?? "sample", 1, asked);
  return (
    <li className="tpl" data-on={isOn ? "" : undefined}>
      <div className="tpl__d">
        <img
          className="pages__p"
          src={drawn}
          width={paper === "a4" ? 420 : 432}
          height={paper === "a4" ? 594 : 558}
          alt={`${name} with ${cv ? "your" : "a student’s"} words`}
          loading="lazy"
        />
      </div>
      <div className="tpl__b">
        <div className="tpl__h">
          <h3>{name}</h3>
          <PageCount {...{ figures, drawn }} />
        </div>
        <p className="small">{suits}</p>
        <div className="tpl__f">
          <FieldsReadBack {...{ figures, drawn }} />
          {isOn ? (
            <Tag tone="positive" icon={Check}>
              In use
            </Tag>
          ) : null}
          <Form method="post">
            {Object.entries({ ...look, template, order }).map(([field, value]) => (
              <input key={field} type="hidden" name={field} value={value} />
            ))}
            <Button variant="second" size="s">
              {isOn ? "Keep this" : "Use this"}
              <span className="vh"> template, {name}</span>
            </Button>
          </Form>
        </div>
      </div>
    </li>
  );
}
