import { Check, CircleAlert } from "lucide-react";
import { Details } from "#ui/details.tsx";
import { Icon } from "#ui/icon.tsx";
import type { OutlineItem, ReadBack } from "../../print/read-back.server.ts";

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
      <h3>What a screen reader meets</h3>
      <ol className="rb__o">
        {readBack.outline.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the outline is one reading, in its order.
          <OutlineLine key={at} {...item} />
        ))}
      </ol>
      <Details summary="What a parser reads">
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

function OutlineLine({ role, level, text }: OutlineItem) {
  return (
    <li data-role={role} data-level={level}>
      <span className="rb__r">
        {roles[role]}
        {role === "heading" ? ` ${level}` : ""}
      </span>
      <span>{text}</span>
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
          {found} of {of} fields read back.
        </b>{" "}
        {said}
      </span>
    </p>
  );
}
