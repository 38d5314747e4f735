import { type SaxesAttributePlain, SaxesParser } from "saxes";
import { no, ok, type Result } from "#rules/result.ts";
import type { FeedDocument, FeedRow } from "../feed-row.ts";
import type { FeedRefusal } from "../refusals.ts";
import { fieldsNamed, rowOfFields } from "./named-fields.ts";

/** Deeper than any feed; a file that nests further means harm. */
const DEEPEST = 20;
const CHUNK = 65_536;

class UnsafeXml extends Error {}

/** `<job>` elements as Indeed reads them, wherever they stand; the other elements say nothing to us. */
export function readXml(text: string): Result<FeedDocument, FeedRefusal> {
  const reading = new JobElements();
  try {
    // In pieces: an unsafe or broken file is refused where that shows.
    for (let at = 0; at < text.length; at += CHUNK)
      reading.parser.write(text.slice(at, at + CHUNK));
    reading.parser.close();
  } catch (error) {
    return no(error instanceof UnsafeXml ? "unsafe-xml" : "broken-xml");
  }
  if (!reading.hasJobsPlace) return no("other-format");
  return ok({ rows: reading.rows, isPartial: false });
}

/** Collects the texts of each job's leaves as the parser comes by. */
class JobElements {
  readonly rows: FeedRow[] = [];
  /** A feed without jobs still has the element they stand in. */
  hasJobsPlace = false;
  readonly parser = new SaxesParser();
  #path: string[] = [];
  #leaves: Map<string, string> | null = null;
  #text = "";

  constructor() {
    this.parser.on("doctype", () => {
      throw new UnsafeXml();
    });
    this.parser.on("opentag", ({ name, attributes }) => this.#open(name, attributes));
    this.parser.on("text", (text) => this.#add(text));
    this.parser.on("cdata", (text) => this.#add(text));
    this.parser.on("closetag", ({ name }) => this.#close(name));
  }

  #open(name: string, attributes: Record<string, string | SaxesAttributePlain>) {
    if (this.#path.push(name) > DEEPEST) throw new UnsafeXml();
    if (this.#path.length === 1) this.hasJobsPlace = /^(source|jobs|feed|rss)$/i.test(name);
    this.#text = "";
    if (name.toLowerCase() !== "job" || this.#leaves) return;
    this.hasJobsPlace = true;
    const { id } = attributes;
    this.#leaves = new Map(typeof id === "string" ? [["id", id]] : []);
  }

  #add(text: string) {
    if (this.#leaves) this.#text += text;
  }

  #close(name: string) {
    this.#path.pop();
    const text = this.#text.trim();
    this.#text = "";
    if (!this.#leaves) return;
    if (name.toLowerCase() === "job") this.#finish(this.#leaves);
    else if (text && !this.#leaves.has(name)) this.#leaves.set(name, text);
  }

  #finish(leaves: Map<string, string>) {
    const texts = [...leaves.values()];
    const fields = fieldsNamed([...leaves.keys()]);
    const at = (name: Parameters<Parameters<typeof rowOfFields>[0]>[0]) => fields.get(name);
    this.rows.push(rowOfFields((name) => texts[at(name) ?? -1] ?? null));
    this.#leaves = null;
  }
}
