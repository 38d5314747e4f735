import {
  type CvLook,
  cvColours,
  cvFonts,
  cvSpacings,
  cvTemplates,
  papers,
} from "#rules/cv/cv-document.ts";
import { SelectField } from "#ui/select-field.tsx";
import { templateTexts } from "../../print/templates.ts";
import { languageChoices } from "../../studio/choices.ts";
import { colourLabels, fontLabels, paperLabels, spacingLabels } from "../../studio/look-labels.ts";
import type { FieldOf } from "./field-of.ts";

type LetterLookProps = { look: CvLook; language: string; field: FieldOf };

/** How the letter looks, and which language it is in: its days and its direction follow. */
export function LetterLook({ look, language, field }: LetterLookProps) {
  return (
    <>
      <h2>Look and language</h2>
      <div className="grid2">
        <SelectField
          label="Goes with the template"
          hint="Choose that of your CV"
          options={cvTemplates.map((value) => ({ value, label: templateTexts[value].name }))}
          {...field("template", look.template)}
        />
        <SelectField
          label="Language of the letter"
          hint="Its date is written in it"
          options={languageChoices(language)}
          {...field("language", language)}
        />
        <SelectField
          label="Colour"
          options={cvColours.map((value) => ({ value, label: colourLabels[value] }))}
          {...field("colour", look.colour)}
        />
        <SelectField
          label="Font"
          options={cvFonts.map((value) => ({ value, label: fontLabels[value] }))}
          {...field("font", look.font)}
        />
        <SelectField
          label="Spacing"
          options={cvSpacings.map((value) => ({ value, label: spacingLabels[value] }))}
          {...field("spacing", look.spacing)}
        />
        <SelectField
          label="Paper"
          options={papers.map((value) => ({ value, label: paperLabels[value] }))}
          {...field("paper", look.paper)}
        />
      </div>
    </>
  );
}
