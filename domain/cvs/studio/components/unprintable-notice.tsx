import { Notice } from "#ui/notice.tsx";
import type { UnprintableField } from "../unprintable-labels.ts";

type UnprintableNoticeProps = { fields: readonly UnprintableField[]; isLive?: boolean };

/** Which letters the PDF leaves out, by the field they stand in; nothing where all are printed. */
export function UnprintableNotice({ fields, isLive }: UnprintableNoticeProps) {
  if (fields.length === 0) return null;
  return (
    <Notice tone="negative" title="Some characters cannot be printed" isLive={isLive}>
      <p>
        We have no font for them, so the PDF leaves them out. Write them in another script. Word and
        text files have them.
      </p>
      <ul>
        {fields.map(({ field, letters }) => (
          <li key={field}>
            {field}: <bdi>{letters.join(" ")}</bdi>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
