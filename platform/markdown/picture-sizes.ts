/** Pictures of pages have their size in their name (domain/pages/pictures): "/pictures/q3…-1600x900". */
const sized = /^\/pictures\/[\w-]{22}-(\d{1,4})x(\d{1,4})$/;
const smaller = [480, 960];

/** Its room on the page before it comes, and smaller ones for small screens. */
export function sizesOf(path: string): string {
  const [, width, height] = sized.exec(path) ?? [];
  if (!width || !height) return "";
  const others = smaller
    .filter((each) => each < Number(width))
    .map((each) => `${path}-${each} ${each}w`);
  const set =
    others.length > 0
      ? ` srcset="${[...others, `${path} ${width}w`].join(", ")}" sizes="(min-width: 48em) 44em, 100vw"`
      : "";
  return ` width="${width}" height="${height}"${set}`;
}
