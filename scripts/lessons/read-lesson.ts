import { readFileSync } from "node:fs";
import { readFrontMatter } from "../../platform/markdown/front-matter.server.ts";
import { readYaml } from "../../platform/markdown/read-yaml.server.ts";
import { lessonFields, type LessonFields } from "./lesson-fields.ts";
import { sayWord } from "./say.ts";
import { type Scene, sceneSchema } from "./scenes/scene.ts";

/** A word as it is shown and as the voice says it. `reveals` builds up the scene's next part. */
export type ScriptWord = { shown: string; said: string; reveals: number };
export type Sentence = ScriptWord[];
export type ScriptScene = { chapter: number; scene: Scene; sentences: Sentence[] };
export type Lesson = {
  fields: LessonFields;
  chapters: string[];
  scenes: ScriptScene[];
};

/**
 * A lesson's script. `## ` begins a chapter, a fenced `scene` block says what is drawn, and the words
 * below it are spoken. `[+]` shows the next part of the scene; `{shown|said}` is one word with its speech.
 */
export function readLesson(path: string): Lesson {
  try {
    return parseLesson(readFileSync(path, "utf8"));
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`, { cause: error });
  }
}

export function parseLesson(source: string): Lesson {
  const { fields, body } = readFrontMatter(source);
  const chapters: string[] = [];
  const scenes: ScriptScene[] = [];
  for (const part of body.split(/^(?=## |```scene\n)/m)) {
    const chapter = /^## (.+)$/m.exec(part);
    const drawn = /^```scene\n([\s\S]*?)^```\n([\s\S]*)$/m.exec(part);
    if (part.startsWith("## ")) chapters.push(chapter![1]!.trim());
    else if (drawn) {
      const scene = sceneSchema.parse(readYaml(drawn[1]!));
      scenes.push({ chapter: chapters.length - 1, scene, sentences: readSentences(drawn[2]!) });
    } else if (part.trim() !== "") throw new Error(`Words outside a scene: ${part.slice(0, 60)}`);
  }
  return { fields: lessonFields.parse(fields), chapters, scenes };
}

function readSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [[]];
  let reveals = 0;
  for (const [token] of text.matchAll(/\{[^}]*\}[^\s]*|[^\s]+/g)) {
    if (token === "[+]") {
      reveals += 1;
      continue;
    }
    const word = readWord(token);
    sentences.at(-1)!.push({ ...word, reveals });
    reveals = 0;
    if (/[.?!]["”’)]*$/u.test(word.shown)) sentences.push([]);
  }
  const spoken = sentences.filter((sentence) => sentence.length > 0);
  if (spoken.length === 0) throw new Error("A scene without words");
  return spoken;
}

function readWord(token: string): { shown: string; said: string } {
  const apart = /^\{([^|}\s]+)\|([^}]+)\}(\S*)$/.exec(token);
  if (apart) {
    const [, shown = "", said = "", after = ""] = apart;
    return { shown: shown + after, said: said + after };
  }
  return { shown: token, said: sayWord(token) };
}
