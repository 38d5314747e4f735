import type { PdfFile } from "./file.ts";
import { type PageContent, pageContent } from "./page-content.ts";
import { everyTag, type Tag, tagTree, wordsUnder } from "./tags.ts";
import { isDict, isName, isRef, type PdfDict, textOf } from "./values.ts";

/**
 * A failure, by its number in the Matterhorn Protocol 1.1, which spells PDF/UA-1 out as tests;
 * "6.2" is a clause of the standard itself, and "ours" is what we ask beyond it.
 */
export type Fault = { check: string; what: string };

type Opened = {
  file: PdfFile;
  pages: readonly PdfDict[];
  contents: readonly PageContent[];
  /** All of them, in reading order. */
  tags: readonly Tag[];
  unknownRoles: readonly string[];
};

/** What speaks against calling a file PDF/UA-1, as far as a machine can tell. Empty is well. */
export function accessibilityFaults(file: PdfFile): Fault[] {
  const pages = file.pages();
  const contents = pages.map((page) => pageContent(file, page));
  const { tags, unknownRoles } = tagTree(file, contents);
  const opened: Opened = { file, pages, contents, tags: everyTag(tags), unknownRoles };
  return [
    ...documentFaults(opened),
    ...contentFaults(opened),
    ...treeFaults(opened),
    ...headingFaults(opened),
    ...annotationFaults(opened),
    ...fontFaults(opened),
  ];
}

function when(isWrong: boolean, check: string, what: string): Fault[] {
  return isWrong ? [{ check, what }] : [];
}

function documentFaults({ file }: Opened): Fault[] {
  const { root, trailer } = file;
  const marks = file.dict(root.get("MarkInfo"));
  const metadata = file.content(root.get("Metadata")).toString("utf8");
  const names = file.dict(root.get("Names"));
  return [
    ...when(marks.get("Marked") !== true, "6.2", "the file is not marked as tagged"),
    ...when(marks.get("Suspects") === true, "01-007", "the file calls its own tags suspect"),
    ...when(metadata === "", "06-001", "there is no metadata"),
    ...when(titleIn(metadata) === "", "06-003", "no title"),
    ...when(!/^[a-z]{2,3}(-[a-z0-9]+)*$/i.test(textOf(root.get("Lang"))), "11-001", "no language"),
    ...when(root.has("OCProperties"), "ours", "there are layers"),
    ...when(names.has("EmbeddedFiles"), "ours", "there are files inside"),
    ...when(root.has("AcroForm") || names.has("JavaScript"), "ours", "there are forms or scripts"),
    ...when(trailer.has("Encrypt"), "ours", "the file is locked"),
  ];
}

function titleIn(metadata: string): string {
  const [, inside = ""] = /<dc:title>([\s\S]*?)<\/dc:title>/.exec(metadata) ?? [];
  return inside.replace(/<[^>]*>/g, "").trim();
}

function contentFaults({ contents }: Opened): Fault[] {
  return contents.flatMap(({ strays, unmapped, missing }) => [
    ...when(strays > 0, "01-005", `${strays} things are neither tagged nor artifacts`),
    ...when(unmapped > 0, "10-001", `${unmapped} letters cannot be read`),
    ...when(missing > 0, "31-030", `${missing} letters have no shape`),
  ]);
}

/** What may stand in what. Anything may stand where nothing is said. */
const within: Readonly<Record<string, readonly string[]>> = {
  L: ["LI", "Caption", "L"],
  LI: ["Lbl", "LBody"],
  Table: ["TR", "THead", "TBody", "TFoot", "Caption"],
  TR: ["TH", "TD"],
};
const parents: Readonly<Record<string, readonly string[]>> = {
  LI: ["L"],
  LBody: ["LI"],
  TR: ["Table", "THead", "TBody", "TFoot"],
  TD: ["TR"],
  TH: ["TR"],
};

function treeFaults({ file, pages, contents, tags, unknownRoles }: Opened): Fault[] {
  const used = new Set<number>();
  for (const { kids } of tags)
    for (const kid of kids) if ("id" in kid) used.add(markOf(kid.page, kid.id));
  const isOutside = contents.some(({ marked }, page) =>
    marked.keys().some((id) => !used.has(markOf(page, id))),
  );
  const isUnsaid = tags.some(({ role, dict }) => role === "Figure" && !textOf(dict.get("Alt")));
  const isEmpty = tags.some(({ role, kids }) => role === "L" && kids.length === 0);
  const isLost = pages.some((page) => !page.has("StructParents")) || !hasParentTree(file);
  return [
    ...when(tags.length === 0, "6.2", "there are no tags"),
    ...unknownRoles.map((role) => ({ check: "02-001", what: `the tag ${role} is not known` })),
    ...misplaced(tags),
    ...when(isUnsaid, "13-004", "a picture without words"),
    ...when(isEmpty, "09-005", "an empty list"),
    ...when(isOutside, "01-005", "something painted is not in the tree"),
    ...when(isLost, "01-005", "a page does not know its tags"),
  ];
}

const MAX_MARKS = 2 ** 24;

/** One number for what is painted under a mark of a page. */
function markOf(page: number, id: number): number {
  return page * MAX_MARKS + id;
}

function misplaced(tags: readonly Tag[]): Fault[] {
  const faults: Fault[] = [];
  for (const { role, kids } of tags)
    for (const kid of kids) {
      if (!("role" in kid)) continue;
      const what = `${kid.role} in ${role}`;
      if (within[role]?.includes(kid.role) === false)
        faults.push({ check: placeCheck(role), what });
      if (parents[kid.role]?.includes(role) === false)
        faults.push({ check: placeCheck(kid.role), what });
    }
  return faults;
}

/** Tables have one number, lists another. */
function placeCheck(role: string): string {
  return role.startsWith("T") ? "09-004" : "09-005";
}

function hasParentTree(file: PdfFile): boolean {
  const tree = file.dict(file.root.get("StructTreeRoot")).get("ParentTree");
  return isRef(tree) || isDict(tree);
}

/** From H1 down without leaving a level out; more than the standard asks: one H1, and none empty. */
function headingFaults({ tags }: Opened): Fault[] {
  const headings = tags.filter(({ role }) => /^H[1-6]$/.test(role));
  const levels = headings.map(({ role }) => Number(role[1]));
  return [
    ...when(levels.length > 0 && levels[0] !== 1, "14-002", "the first heading is not H1"),
    ...when(
      levels.some((level, index) => index > 0 && level > levels[index - 1]! + 1),
      "14-003",
      "a level of heading is left out",
    ),
    ...when(levels.filter((level) => level === 1).length > 1, "ours", "there is more than one H1"),
    ...when(
      headings.some((heading) => wordsUnder(heading).trim() === ""),
      "ours",
      "a heading without words",
    ),
  ];
}

function annotationFaults({ file, pages, tags }: Opened): Fault[] {
  const tagged = new Map<PdfDict, string>();
  for (const { role, kids } of tags)
    for (const kid of kids) if ("object" in kid) tagged.set(kid.object, role);
  return pages.flatMap((page) => {
    const annotations = file.list(page.get("Annots")).map((each) => file.dict(each));
    return [
      ...when(
        annotations.length > 0 && page.get("Tabs") !== "/S",
        "28-008",
        "tabs do not follow the tags",
      ),
      ...annotations.flatMap((annotation) => [
        ...when(annotation.get("Subtype") !== "/Link", "28-002", "an annotation that is no link"),
        ...when(tagged.get(annotation) !== "Link", "28-011", "a link outside its tag"),
        ...when(!textOf(annotation.get("Contents")), "28-012", "a link without words of its own"),
      ]),
    ];
  });
}

function fontFaults({ file, pages }: Opened): Fault[] {
  const fonts = new Set(
    pages.flatMap((page) => {
      const own = file.dict(file.dict(page.get("Resources")).get("Font"));
      return [...own.values()].map((font) => file.dict(font));
    }),
  );
  return [...fonts].flatMap((font) => {
    const [below] = file.list(font.get("DescendantFonts"));
    const descriptor = file.dict(file.dict(below ?? null).get("FontDescriptor"));
    const isInside = ["FontFile", "FontFile2", "FontFile3"].some((key) => descriptor.has(key));
    const isType3 = font.get("Subtype") === "/Type3";
    return [
      ...when(!isInside && !isType3, "31-009", "a font is not in the file"),
      ...when(!font.has("ToUnicode"), "31-027", "a font does not say its letters"),
      ...when(!isType3 && !isName(font.get("Encoding")), "ours", "a font has no plain encoding"),
    ];
  });
}
