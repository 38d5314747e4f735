import { docxFile } from "./docx/docx-file.server.ts";
import { letterXml } from "./docx/letter-xml.ts";
import { letterBlocks, letterTitle } from "./letter-blocks.ts";
import type { PrintableLetter } from "./printable.ts";

const MARGIN = 22;

/** The letter as a Word file, to be written on in Word. */
export function letterDocx(letter: PrintableLetter): Promise<Uint8Array> {
  return docxFile({
    look: letter.look,
    language: letter.letter.language,
    title: letterTitle(letter),
    author: letter.letter.sender.name,
    margin: MARGIN,
    draw: (page) => letterXml(letterBlocks(letter), page),
  });
}
