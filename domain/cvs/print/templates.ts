import type { CvLook, CvSection, CvTemplate } from "#rules/cv/cv-document.ts";

export type TypeFace = Exclude<CvLook["font"], "template">;

/** What a template is called and for whom it is; and the letters and the order it was drawn with. */
export type TemplateText = {
  name: string;
  suits: string;
  font: TypeFace;
  order: readonly CvSection[];
};

const studies = ["rightToWork", "summary", "education", "work", "projects", "skills"] as const;
const jobs = ["rightToWork", "summary", "work", "education", "projects", "skills"] as const;
const skills = ["rightToWork", "summary", "skills", "projects", "education", "work"] as const;
const projects = ["rightToWork", "summary", "projects", "skills", "work", "education"] as const;
const rest = ["languages", "certificates", "volunteer", "awards", "publications"] as const;
const last = ["interests", "references"] as const;

export const templateTexts: Readonly<Record<CvTemplate, TemplateText>> = {
  kirkgate: {
    name: "Kirkgate",
    suits: "Most jobs. Rules under headings, nothing to go wrong.",
    font: "bricolage-atkinson",
    order: [...studies, ...rest, ...last],
  },
  wharf: {
    name: "Wharf",
    suits: "Gaps and part-time work, and Europe: dates are in the margin.",
    font: "noto-sans",
    order: [...jobs, ...rest, ...last],
  },
  signal: {
    name: "Signal",
    suits: "Marketing and sales. One band of your colour, skills at the side.",
    font: "bricolage-atkinson",
    order: [...jobs, ...rest, ...last],
  },
  minster: {
    name: "Minster",
    suits: "Law, finance, public service. Centred and quiet.",
    font: "noto-serif",
    order: [...studies, ...rest, ...last],
  },
  toolbox: {
    name: "Toolbox",
    suits: "Little experience yet. Skills come first, and much fits on one page.",
    font: "atkinson",
    order: [...skills, ...rest, ...last],
  },
  workshop: {
    name: "Workshop",
    suits: "Software and design. Projects before jobs.",
    font: "bricolage-atkinson",
    order: [...projects, ...rest, ...last],
  },
  "reading-room": {
    name: "Reading Room",
    suits: "Research posts. Publications, then 2 or 3 pages.",
    font: "noto-serif",
    order: [
      "rightToWork",
      "summary",
      "education",
      "publications",
      "work",
      "projects",
      "awards",
      "skills",
      "languages",
      "certificates",
      "volunteer",
      ...last,
    ],
  },
  line: {
    name: "Line",
    suits: "A clear path: each job is a stop.",
    font: "bricolage-atkinson",
    order: [...jobs, ...rest, ...last],
  },
};
