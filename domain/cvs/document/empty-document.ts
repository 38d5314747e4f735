import {
  type CvDocument,
  type CvLook,
  type CvSection,
  cvSections,
  type LetterDocument,
  type Market,
  type SectionPlace,
} from "#rules/cv/cv-document.ts";
import { marketProfiles } from "#rules/cv-check/markets.ts";

type Person = { name: string; email: string };

/** Few have these on their first day: they wait out of sight. */
const hiddenAtFirst: readonly CvSection[] = [
  "certificates",
  "volunteer",
  "awards",
  "publications",
  "interests",
  "references",
];

export function emptyCv({ name, email }: Person): CvDocument {
  return {
    language: "en-GB",
    basics: {
      name,
      label: "",
      email,
      phone: "",
      url: "",
      summary: "",
      location: { address: "", postalCode: "", city: "", region: "", countryCode: "" },
      profiles: [],
      bornOn: "",
      nationality: "",
      photoId: null,
    },
    // Said to anyone who reads it, so it is said only where its owner asks for it.
    rightToWork: { source: "none", words: "" },
    work: [],
    volunteer: [],
    education: [],
    projects: [],
    skills: [],
    languages: [],
    certificates: [],
    awards: [],
    publications: [],
    interests: [],
    references: [],
    custom: [],
    sections: cvSections.map(placeOf),
  };
}

export function placeOf(section: CvSection): SectionPlace {
  return { section, isHidden: hiddenAtFirst.includes(section), title: "" };
}

/** The paper is the market's own; the rest is where most people start. */
export function firstLook(market: Market): CvLook {
  return {
    template: "kirkgate",
    colour: "navy",
    font: "template",
    spacing: "normal",
    paper: marketProfiles[market].paper,
    market,
  };
}

export function emptyLetter({ name, email }: Person): LetterDocument {
  return {
    language: "en-GB",
    sender: { name, email, phone: "", city: "" },
    recipient: { name: "", organisation: "", address: "" },
    place: "",
    writtenOn: "",
    subject: "",
    greeting: "",
    paragraphs: [""],
    closing: "",
  };
}
