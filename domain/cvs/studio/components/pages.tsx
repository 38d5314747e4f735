import type { CvLook } from "#rules/cv/cv-document.ts";

type PagesProps = {
  pages: readonly string[];
  paper: CvLook["paper"];
  /** What they are pages of, for those who cannot see them. */
  of: string;
};

const sizes = { a4: [210, 297], letter: [216, 279] } as const;

/** Pages as pictures on a desk. Their words are read from the read-back beside them. */
export function Pages({ pages, paper, of }: PagesProps) {
  const [width, height] = sizes[paper];
  return (
    <div className="pages">
      {pages.map((page, at) => (
        <img
          // biome-ignore lint/suspicious/noArrayIndexKey: pages keep their places, and a new picture of one replaces the old.
          key={at}
          className="pages__p"
          src={page}
          width={width * 4}
          height={height * 4}
          alt={`${of}, page ${at + 1} of ${pages.length}`}
        />
      ))}
    </div>
  );
}
