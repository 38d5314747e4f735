import { Check, CircleAlert } from "lucide-react";
import { Details } from "#ui/details.tsx";
import { Icon } from "#ui/icon.tsx";
import type { ReadBack } from "../../print/read-back.server.ts";
import { type SpokenLine, spokenLines } from "../../print/spoken-lines.ts";

/** What a parser and a screen reader get from the PDF. */
export function ReadBackPanel({ readBack }: { readBack: ReadBack }) {
  return (
    <div className="rb">
      <ReadBackLine {...readBack} />
      {readBack.missing.length > 0 ? (
        <ul className="rb__m">
          {readBack.missing.map(({ where, text }) => (
            <li key={`${where} ${text}`}>
              <b>{where}</b>: “{text}”
            </li>
          ))}
        </ul>
      ) : null}
      <h3>What a screen reader says</h3>
      <ol className="rb__o">
        {spokenLines(readBack.outline).map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the outline is one reading, in its order.
          <OutlineLine key={at} {...line} />
        ))}
      </ol>
      <Details summary="What a program reads">
        <pre className="rb__t">{readBack.text}</pre>
      </Details>
    </div>
  );
}

const roles = {
  heading: "Heading",
  paragraph: "Text",
  list: "List",
  item: "Point",
  link: "Link",
  figure: "Picture",
} as const;

function OutlineLine({ role, level, parts }: SpokenLine) {
  return (
    <li data-role={role} data-level={level}>
      <span className="rb__r">
        {roles[role]}
        {role === "heading" ? ` ${level}` : ""}
      </span>
      <span>
        {parts.map(({ text, isLink }, at) =>
          isLink && role !== "link" ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line keep their places.
            <span key={at}>
              <span className="rb__r">link</span> <span className="rb__l">{text}</span>
            </span>
          ) : (
            text
          ),
        )}
      </span>
    </li>
  );
}

export function ReadBackLine({
  found,
  of,
  said = "",
}: Pick<ReadBack, "found" | "of"> & { said?: string }) {
  const isAll = found === of;
  return (
    <p className="readback" data-all={isAll ? "" : undefined}>
      <Icon icon={isAll ? Check : CircleAlert} />
      <span>
        <b>
          {found} of {of} fields could be read from the PDF.
        </b>{" "}
        {said}
      </span>
    </p>
  );
}
