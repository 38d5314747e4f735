import { Notice } from "#ui/notice.tsx";
import type { ChangedFigures } from "../lesson-view.ts";

/** Before the film, so that nobody learns a figure that holds no longer. */
export function ChangedNotice({ madeIn, figures }: ChangedFigures) {
  const title =
    figures.length === 1
      ? "A figure in this film has changed"
      : `${figures.length} figures in this film have changed`;
  return (
    <Notice tone="caution" title={title} className="lesson__changed">
      <p>It was made in {madeIn}. Today:</p>
      <ul>
        {figures.map(({ says, label, now, endedFrom }) => (
          <li key={label + says}>
            {label}: {endedFrom ? `no longer applies since ${endedFrom}. ` : null}
            {now ? (
              <>
                {endedFrom ? "Now: " : null}
                <b>{now}</b>.{" "}
              </>
            ) : null}
            The film says “{says}”.
          </li>
        ))}
      </ul>
    </Notice>
  );
}
