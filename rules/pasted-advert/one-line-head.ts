import { TOWNS } from "./towns.data.ts";

const ENDS_IN_TOWN = new RegExp(`^(?:${TOWNS.join("|")})$`);
const LONGEST_PART = 60;

/** "Civil Engineer - Arup - Bristol. £38k, 35 hrs.": a whole advert in one line, its head in the first sentence. */
export function oneLineHead(text: string) {
  const [words = ""] = text.split(/\.\s/, 1);
  const [title, employer, town, ...others] = words.replace(/\.$/, "").split(/ [-–—|] /);
  if (!title || !employer || !town || others.length > 0 || !ENDS_IN_TOWN.test(town)) return null;
  if (title.length > LONGEST_PART || employer.length > LONGEST_PART) return null;
  return { title, employer, town, words };
}
