import { Marked, type Tokens } from "marked";
import cookies from "../../content/legal/cookies.md?raw";
import privacy from "../../content/legal/privacy-policy.md?raw";
import terms from "../../content/legal/terms-condition.md?raw";
import licenceCheck from "../../content/pages/licence-check.md?raw";

/** A page of our own words, ready to show. */
export type Written = { title: string; html: string; sections: readonly Section[] };

type Section = { id: string; title: string };

// Our own files, built into the server, so nothing in them needs taming.
const marked = new Marked({ gfm: true });
const plainTable = marked.Renderer.prototype.table;
let section = "";

marked.use({
  renderer: {
    heading({ depth, text, tokens }) {
      section = text;
      return `<h${depth} id="${idOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    table(token) {
      return `<div class="written__table" tabindex="0" role="region" aria-label="${section}">${plainTable.call(this, token)}</div>`;
    },
  },
});

/** The pages of law by their address, and words that stand beside a tool. */
export const written = {
  "privacy-policy": write(privacy),
  "terms-condition": write(terms),
  cookies: write(cookies),
  "licence-check": write(licenceCheck),
} as const;

function write(source: string): Written {
  const [first, ...rest] = marked.lexer(source);
  if (first?.type !== "heading") throw new Error("A written page begins with its title");

  const headings = rest.filter(
    (token): token is Tokens.Heading => token.type === "heading" && token.depth === 2,
  );
  return {
    title: first.text as string,
    html: marked.parser(rest),
    sections: headings.map(({ text }) => ({ id: idOf(text), title: text })),
  };
}

function idOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
