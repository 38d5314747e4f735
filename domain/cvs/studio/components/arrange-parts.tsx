import { ArrowDown, ArrowUp, Eye, EyeOff, Plus, Trash2 } from "lucide-react";
import type { CvSection } from "#rules/cv/cv-document.ts";
import { Button, IconButton } from "#ui/button.tsx";
import { Details } from "#ui/details.tsx";
import { actionValue, type StudioAction } from "../studio-actions.ts";
import type { PartView } from "../studio-parts.ts";
import { Grip } from "./grip.tsx";

type ArrangePartsProps = {
  parts: readonly PartView[];
  onPlace: (section: CvSection, at: number, title: string) => void;
};

/** Order and presence of the sections. Every button posts the open form too, so nothing typed is lost. */
export function ArrangeParts({ parts, onPlace }: ArrangePartsProps) {
  const sections = parts.filter((each) => each.part !== "basics");
  return (
    <Details summary="Order and show sections" className="arrange">
      <ol className="arrange__l">
        {sections.map((each, at) => (
          <li key={each.part} data-hidden={each.isHidden ? "" : undefined}>
            <Grip
              title={each.title}
              place={at}
              count={sections.length}
              onPlace={(to) => onPlace(each.part as CvSection, to, each.title)}
            />
            <span>
              {each.title}
              {each.inEnglish ? <span className="small muted"> {each.inEnglish}</span> : null}
            </span>
            <SectionButtons section={each.part as CvSection} {...each} />
          </li>
        ))}
      </ol>
      <Button
        variant="quiet"
        size="s"
        icon={Plus}
        name="do"
        value="add-section"
        id="add-section"
        formNoValidate
      >
        Add a section of your own
      </Button>
    </Details>
  );
}

function SectionButtons({ section, title, isHidden }: { section: CvSection } & PartView) {
  const action = (verb: Extract<StudioAction, { section: CvSection }>["do"]) => ({
    name: "do",
    value: actionValue({ do: verb, section } as StudioAction),
    id: actionValue({ do: verb, section } as StudioAction),
  });
  return (
    <span className="arrange__b">
      <IconButton icon={ArrowUp} label={`Move ${title} up`} {...action("section-up")} />
      <IconButton icon={ArrowDown} label={`Move ${title} down`} {...action("section-down")} />
      {isHidden ? (
        <IconButton icon={EyeOff} label={`Print ${title}`} {...action("section-show")} />
      ) : (
        <IconButton icon={Eye} label={`Do not print ${title}`} {...action("section-hide")} />
      )}
      {section.startsWith("custom:") ? (
        <IconButton icon={Trash2} label={`Remove ${title}`} {...action("remove-section")} />
      ) : null}
    </span>
  );
}
