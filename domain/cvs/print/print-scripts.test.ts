import fc from "fast-check";
import { afterAll, expect, test, vi } from "vitest";
import { accessibilityFaults } from "#platform/typesetting/pdf/checks.ts";
import { PdfFile } from "#platform/typesetting/pdf/file.ts";
import { withOwnLetters } from "#platform/typesetting/pdf/mend-letters.ts";
import { paintedTrace } from "#platform/typesetting/pdf/painted-trace.ts";
import { readPdf } from "#platform/typesetting/pdf/read-pdf.ts";
import { typeset } from "#platform/typesetting/typeset.server.ts";
import { closePool } from "#platform/typesetting/typeset-pool.server.ts";
import { fullCv } from "#test/cvs/full-cv.ts";
import { fullDocument } from "#test/cvs/full-document.ts";
import {
  hasPoppler,
  picturesByPdfium,
  textByPdfium,
  textByPdfJs,
  textByPoppler,
  withoutSpaces,
} from "#test/pdf-text.ts";
import { propertyRuns } from "#test/property-runs.ts";
import { drawable } from "./drawable.server.ts";
import { printCv } from "./print-cv.server.ts";
import { facesOf, printData } from "./print-data.ts";
import type { PrintableCv } from "./printable.ts";
import { readBack } from "./read-back.server.ts";
import { unprintableIn } from "./unprintable.server.ts";

// Threads start cold, and on a busy machine that takes seconds.
vi.setConfig({ testTimeout: 180_000 });
afterAll(closePool);

async function pdfOf(cv: PrintableCv): Promise<Uint8Array> {
  const set = await printCv(cv, "pdf");
  if (!set.ok) throw new Error(set.error);
  return set.value.bytes;
}

function saying(summary: string, name = fullDocument.basics.name): PrintableCv {
  return fullCv({}, { basics: { ...fullDocument.basics, summary, name } });
}

/** Without the rest of the CV, where all that is tried stands in these two. */
function sayingOnly(summary: string, name = fullDocument.basics.name): PrintableCv {
  const cv = saying(summary, name);
  const sections = cv.document.sections.filter(({ section }) => section === "summary");
  return { ...cv, document: { ...cv.document, sections } };
}

/** As the engine makes it, before anything is mended. */
async function enginePdf(cv: PrintableCv): Promise<Uint8Array> {
  const set = await typeset({
    template: `#templates/cvs/${cv.look.template}.typ`,
    data: drawable(printData(cv)),
    faces: facesOf(cv.look),
    format: "pdf",
  });
  if (!set.ok) throw new Error(set.error);
  return set.value;
}

/** "Master of data science, two years with a company", or near it. */
const scripts = [
  ["Korean", "데이터 과학 석사로 회사에서 두 해 일했습니다. 값, 읽다, 꿹"],
  ["Japanese", "データサイエンスの修士で、企業で二年間働きました。"],
  ["traditional Chinese", "資料科學碩士，曾在企業工作兩年，擅長機器學習與統計。"],
  ["Georgian", "მონაცემთა მეცნიერების მაგისტრი თბილისიდან"],
  ["Armenian", "Տվյալների գիտության մագիստրոս Երևանից"],
  ["Ethiopic", "የመረጃ ሳይንስ ማስተርስ ዲግሪ አዲስ አበባ"],
  ["Yoruba", "Ọmọ ilé-ẹ̀kọ́ gíga, ẹ́ ọ̀ ṣ Ọ̀yọ́ Ṣẹ́gun Adébáyọ̀"],
  ["Yoruba in letters and marks apart", "Ọ̀yọ́ Ṣẹ́gun ẹ̀kọ́".normalize("NFD")],
  ["Igbo", "Ụ̀mụ̀ akwụkwọ́ ńdị̀ Ọ́nịtsha Ṅwanne"],
  ["Vietnamese", "Thạc sĩ khoa học dữ liệu, Nguyễn Thị Hường, quản lý"],
  ["Hindi", "डेटा विज्ञान में स्नातकोत्तर, क्षमता विश्वविद्यालय हिन्दी श्री"],
  ["marks out of other programs", "✓ ➢ ► ❖ ≒ ∼ ↦"],
  ["Thai", "นักศึกษาปริญญาโท ที่จุฬาลงกรณ์ น้ำ ผู้กำลังทำงาน"],
  ["Lao", "ນັກສຶກສາ ມະຫາວິທະຍາໄລ ນ້ຳ"],
  ["Tamil", "தரவு அறிவியல் முதுகலை பொறியாளர் கொழும்பு ஸ்ரீ"],
  ["Bengali", "বাংলা ভাষা প্রকৌশলী বিশ্ববিদ্যালয় কোম্পানি ক্ষমতা"],
  ["Telugu", "తెలుగు భాష ఇంజనీరు విశ్వవిద్యాలయం"],
  ["Gujarati", "ગુજરાતી ભાષા ઇજનેર વિશ્વવિદ્યાલય ક્ષ"],
  ["Gurmukhi", "ਪੰਜਾਬੀ ਭਾਸ਼ਾ ਇੰਜੀਨੀਅਰ ਯੂਨੀਵਰਸਿਟੀ"],
  ["Malayalam", "മലയാളം ഭാഷ എഞ്ചിനീയർ സർവ്വകലാശാല"],
  ["Kannada", "ಕನ್ನಡ ಭಾಷೆ ಇಂಜಿನಿಯರ್ ವಿಶ್ವವಿದ್ಯಾಲಯ"],
  ["Odia", "ଓଡ଼ିଆ ଭାଷା ଇଞ୍ଜିନିୟର ବିଶ୍ୱବିଦ୍ୟାଳୟ"],
  ["Sinhala", "සිංහල භාෂාව ඉංජිනේරු විශ්වවිද්‍යාලය"],
  ["Khmer", "ភាសាខ្មែរ វិស្វករ សាកលវិទ្យាល័យ"],
  ["Burmese", "မြန်မာဘာသာ အင်ဂျင်နီယာ တက္ကသိုလ်"],
] as const;

type Script = readonly [name: string, words: string];

/** As many as a thread keeps the fonts of are tried in one CV, each in a paragraph of its own. */
const SCRIPTS_IN_A_CV = 5;

function inCvs(all: readonly Script[]): [names: string, scripts: readonly Script[]][] {
  return Array.from({ length: Math.ceil(all.length / SCRIPTS_IN_A_CV) }, (_, at) => {
    const some = all.slice(at * SCRIPTS_IN_A_CV, (at + 1) * SCRIPTS_IN_A_CV);
    return [some.map(([name]) => name).join(", "), some];
  });
}

function sayingAll(some: readonly Script[]): PrintableCv {
  return saying(some.map(([, words]) => words).join("\n"));
}

const readers = [
  ["Chrome", textByPdfium],
  ["Firefox and most parsers, which do not know ActualText", textByPdfJs],
  ...(hasPoppler ? [["poppler", async (pdf: Uint8Array) => textByPoppler(pdf)] as const] : []),
] as const;

test.each(inCvs(scripts))(
  "%s: printed, and other programs read it as it was typed",
  async (_names, some) => {
    const cv = sayingAll(some);
    expect(unprintableIn(cv.document)).toEqual([]);
    const pdf = await pdfOf(cv);
    expect(accessibilityFaults(new PdfFile(pdf))).toEqual([]);
    expect(readBack(readPdf(pdf), cv).missing).toEqual([]);
    for (const [reader, textBy] of readers) {
      const read = withoutSpaces(await textBy(pdf));
      for (const [script, words] of some)
        expect(read, `${script} by ${reader}`).toContain(withoutSpaces(words));
      // What one letter is drawn with is said of no other.
      expect(read, reader).toContain("northernriverstrust");
    }
  },
);

const fromRight = [
  ["Hebrew", "תואר שני במדעי הנתונים"],
  ["Arabic", "خلال الاتصالات والأعمال لا إلى"],
  ["Urdu", "ڈیٹا سائنس میں ماسٹرز یونیورسٹی سلام"],
  ["Persian", "کارشناسی ارشد علوم داده، دانشگاه تهران، اطلاعات"],
] as const;

/** Which word comes first on a line from the right is each reader's own affair; how a word is spelt is not. */
test.each(inCvs(fromRight))("%s: each word is read as it was typed", async (_names, some) => {
  const cv = sayingAll(some);
  const pdf = await pdfOf(cv);
  expect(readBack(readPdf(pdf), cv).missing).toEqual([]);
  for (const [reader, textBy] of readers) {
    const read = withoutSpaces(await textBy(pdf));
    for (const [script, words] of some)
      for (const word of words.split(/[\s،]+/))
        expect(read, `${script} by ${reader}`).toContain(withoutSpaces(word));
  }
});

/** A limit, not a wish: programs read letters of these twice, as the engine wrote them. */
const pointed = [
  ["pointed Hebrew", "שָׁלוֹם עִבְרִית"],
  ["vowelled Arabic", "مُحَمَّد العَرَبِيَّة"],
] as const;

test.each(pointed)(
  "%s is read no better than the engine wrote it, and no worse",
  async (...row) => {
    const cv = saying(row[1]);
    const pdf = await pdfOf(cv);
    const missing = (bytes: Uint8Array) => readBack(readPdf(bytes), cv).missing;
    expect(missing(pdf)).toEqual(missing(await enginePdf(cv)));
    expect(withoutSpaces(await textByPdfJs(pdf))).not.toContain(withoutSpaces(row[1]));
  },
);

/** Several marks painted apart from one letter: programs may break the line there, and read no letter twice. */
const apart = [
  ["Lithuanian", "ą̃ i̇̀ ė̃ j̇̃ ų́"],
  ["many scripts on one line", "Ọ̀yọ́ ที่ क्षमता 데이터"],
] as const;

test.each(apart)("%s: each letter is read once", async (_script, words) => {
  const pdf = await pdfOf(saying(words));
  for (const [reader, textBy] of readers) {
    const read = withoutSpaces(await textBy(pdf)).replaceAll("\u2060", "");
    expect(read, reader).toContain(withoutSpaces(words));
  }
});

const mixed = ["Arabic among others", "Ọ̀yọ́ ที่ مُحَمَّد क्षमता 데이터"] as const;

const alone = [...pointed, ...apart, mixed].map((script) => inCvs([script])[0]!);

test.each([...inCvs(scripts), ...inCvs(fromRight), ...alone])(
  "%s: looks as the engine set it, in a name and at the foot of the page too",
  async (_names, some) => {
    const cv = sayingAll(some);
    const name = some.map(([, words]) => words).join(" ");
    const engine = await enginePdf({
      ...cv,
      document: { ...cv.document, basics: { ...cv.document.basics, name } },
    });
    const mended = withOwnLetters(engine);
    const [before, after] = [engine, mended].map((pdf) => paintedTrace(new PdfFile(pdf)).pages);
    expect(after).toEqual(before);
    const [seen, seenAfter] = [await picturesByPdfium(engine), await picturesByPdfium(mended)];
    expect(seenAfter.length).toBe(seen.length);
    expect(seenAfter.every((page, at) => page.equals(seen[at]!))).toBe(true);
  },
);

/** Letters of a script and marks that go with them. */
const clusters = [
  ["กทปฟฝญฐฎนผ", "\u0e31\u0e34\u0e35\u0e38\u0e39\u0e47\u0e48\u0e49\u0e4a\u0e33"],
  ["ກນປຟຝທສ", "\u0eb1\u0eb5\u0eb6\u0ec8\u0ec9\u0ecd\u0eb3"],
  ["OoEeSsUuiMmn", "\u0300\u0301\u0303\u0304\u0307\u0323"],
  ["कटरशहडक्ष", "\u093f\u0941\u0943\u0947\u0902\u0901\u094d"],
  ["កខញភស", "\u17d2\u17b8\u17c6\u17ca\u17c1"],
  ["කශරගත", "\u0dca\u0dd2\u0dd3\u0dd4"],
  ["محلاةي", "\u064e\u064f\u0650\u0651"],
] as const;

const someWords = fc.constantFrom(...clusters).chain(([letters, marks]) => {
  const cluster = fc
    .tuple(fc.constantFrom(...letters), fc.array(fc.constantFrom(...marks), { maxLength: 3 }))
    .map(([letter, over]) => letter + over.join(""));
  const word = fc.array(cluster, { minLength: 1, maxLength: 4 }).map((each) => each.join(""));
  return fc.array(word, { minLength: 1, maxLength: 8 }).map((each) => each.join(" "));
});

test("any letters under any marks look as the engine set them", async () => {
  await fc.assert(
    fc.asyncProperty(someWords, someWords, async (summary, name) => {
      const engine = await enginePdf(sayingOnly(summary, name));
      const [before, after] = [engine, withOwnLetters(engine)].map(
        (pdf) => paintedTrace(new PdfFile(pdf)).pages,
      );
      expect(after).toEqual(before);
    }),
    { numRuns: propertyRuns(60) },
  );
});

const long = [
  ["a Chinese sentence", `${"我在大学学习计算机科学，主修机器学习与自然语言处理，".repeat(4)}。`],
  [
    "a Thai sentence",
    "ฉันเป็นนักศึกษาปริญญาโทสาขาวิทยาการคอมพิวเตอร์ที่มหาวิทยาลัยและมีประสบการณ์ทำงาน".repeat(2),
  ],
  ["an address", `https://portfolio.example/${"ananya/rao/river/readings/".repeat(5)}index.html`],
  ["a word without end", "Donaudampfschifffahrtselektrizitäten".repeat(6)],
] as const;

test.each(long)(
  "%s breaks at the margin, and is found and copied as typed",
  async (_case, words) => {
    const cv = sayingOnly(words);
    const pdf = await pdfOf(cv);
    const { missing, text } = readBack(readPdf(pdf), cv);
    expect(missing).toEqual([]);
    for (const read of [await textByPdfium(pdf), text]) {
      expect(read).not.toContain("\u200b");
      // Only lines end within it: no space, no sign that nobody typed.
      expect(read.replaceAll(/[\r\n]/g, "")).toContain(words);
      expect(read.replaceAll("\r", "")).not.toContain(words);
    }
  },
);

test("what stands between letters in the PDF and was not typed is not overlooked", () => {
  const cv = fullCv({}, { basics: { ...fullDocument.basics, summary: "Findable" } });
  const read = (said: string) =>
    ({ outline: [{ role: "paragraph", level: 0, text: said }], painted: said }) as const;
  const missed = (said: string) =>
    readBack(read(said), cv).missing.some(({ text }) => text === "Findable");
  expect(missed("Findable")).toBe(false);
  expect(missed([..."Findable"].join("\u200b"))).toBe(true);
});
