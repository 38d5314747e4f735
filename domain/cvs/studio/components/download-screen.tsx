import { Download } from "lucide-react";
import { ButtonLink } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { CvKind } from "../../document/cv.ts";
import { cvPaths } from "../../document/cv-paths.ts";
import type { UnprintableField } from "../unprintable-labels.ts";
import type { CvHead } from "./preview-screen.tsx";
import { UnprintableNotice } from "./unprintable-notice.tsx";
import "./beside.css";
import "./cv-pages.css";

type Offered = { format: string; name: string; for: string };

const pdf: Offered = {
  format: "pdf",
  name: "PDF",
  for: "For people and for most forms. Tagged, so that screen readers follow it.",
};
const markdown: Offered = {
  format: "md",
  name: "Markdown",
  for: "For your own website or notes.",
};
const picture: Offered = {
  format: "png",
  name: "Picture of page 1",
  for: "To show to people, not to apply with: no program can read it.",
};

const offered: Readonly<Record<CvKind, readonly Offered[]>> = {
  cv: [
    pdf,
    {
      format: "docx",
      name: "Word",
      for: "For agencies and forms that ask for it. The same words in one column.",
    },
    { format: "txt", name: "Plain text", for: "For form fields that accept only plain text." },
    markdown,
    {
      format: "json-shown",
      name: "JSON Resume, as shown",
      for: "For other CV programs: what your pages show, and nothing you hide.",
    },
    {
      format: "json",
      name: "JSON Resume, everything",
      for: "For you alone: to keep, or to import here again. It also has what you hide, and your date of birth and nationality if you gave them: other programs may show it.",
    },
    picture,
  ],
  letter: [
    pdf,
    { format: "docx", name: "Word", for: "For forms that ask for it, or to change it in Word." },
    { format: "txt", name: "Plain text", for: "For a box in a form, or the body of an email." },
    markdown,
    picture,
  ],
};

type DownloadScreenProps = {
  cv: Pick<CvHead, "id" | "title" | "version"> & { kind: CvKind };
  unprintable: readonly UnprintableField[];
};

export function DownloadScreen({ cv, unprintable }: DownloadScreenProps) {
  return (
    <main id="main" className="wrap sidepage">
      <PageHead
        title="Download"
        lead={`${cv.title}, version ${cv.version}. PDF, Word, text and Markdown have the same text.`}
        crumbs={[
          { label: "My CVs", to: "/my-cvs" },
          { label: cv.title, to: cvPaths.edit(cv) },
        ]}
      />
      <UnprintableNotice fields={unprintable} />
      <ul className="formats">
        {offered[cv.kind].map(({ format, name, for: why }, at) => (
          <li key={format}>
            <div>
              <b>{name}</b>
              <p className="small">{why}</p>
            </div>
            <ButtonLink
              variant={at === 0 ? "mark" : "second"}
              icon={Download}
              to={cvPaths.file(cv.id, format)}
              reloadDocument
            >
              Download<span className="vh"> as {name}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p>
        Have you sent it? <Link to={cvPaths.share(cv.id)}>Record it</Link>, and this version is kept
        with the application.
      </p>
    </main>
  );
}
