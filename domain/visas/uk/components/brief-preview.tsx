import { Download } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Details } from "#ui/details.tsx";
import type { Brief } from "../brief/brief.ts";
import "./brief.css";

type BriefPreviewProps = {
  preview: { picture: string; brief: Brief; fields: Record<string, string> };
};

/** The page as it will look, its words to read, and the file. It takes the focus when it arrives. */
export function BriefPreview({ preview }: BriefPreviewProps) {
  const { picture, brief, fields } = preview;
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new picture is what has arrived.
  useEffect(() => box.current?.focus(), [picture]);

  return (
    <div ref={box} tabIndex={-1} className="brief__ready">
      <Card tone="framed" title="Your brief is ready">
        <p>Read it before you share it. To change something, use the form below.</p>
        {/* A plain form: the answer is a file, which the router has nothing to do with. */}
        <form method="post" action="/employer-brief/pdf">
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button icon={Download}>Download PDF, 1 page</Button>
        </form>
        <img
          className="brief__page"
          src={picture}
          width="595"
          height="842"
          alt="How the page looks. Its text is below."
        />
        <Details summary="Read the text">
          <BriefWords brief={brief} />
        </Details>
      </Card>
    </div>
  );
}

function BriefWords({ brief }: { brief: Brief }) {
  return (
    <div className="prose">
      <p>
        <b>{brief.title}</b>
        <br />
        {brief.lead}
      </p>
      {brief.sections.map(({ heading, paragraphs, points }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          {paragraphs.map((words) => (
            <p key={words}>{words}</p>
          ))}
          <ul>
            {points.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </section>
      ))}
      <h3>{brief.sourcesHeading}</h3>
      <ul>
        {brief.sources.map(({ what, url }) => (
          <li key={url + what}>
            {what} <a href={url}>{url}</a>
          </li>
        ))}
      </ul>
      <p>{brief.note}</p>
    </div>
  );
}
