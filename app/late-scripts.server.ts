import { SEARCH_KEYS } from "./search-keys.server.ts";

const PRELOAD = 'rel="modulepreload"';
const START = 'type="module" async=""';
/** With its tag: an advert may say the same words, but no advert keeps a script. */
const OPENING = new RegExp(`<script(?: nonce="[^"]*")? ${START}>`, "g");
const SCRIPT_ENDS = "</script>";
/** Scripts stand at the page's end, so the search for them begins near it. */
const SCRIPTS_WITHIN = 12_000;

/**
 * Runs in the page, behind the scripts: once the words are painted it asks for the scripts, and
 * starts them. A script element is run when it is inserted again in its own place. It takes itself
 * away, so that React finds the page as it wrote it. A page nobody looks at is never painted: hence
 * the second way.
 */
const STARTER = `(()=>{document.currentScript.remove();let b=0;const g=()=>{if(b++)return;for(const l of document.querySelectorAll('link[rel=later]'))l.rel='modulepreload';for(const s of document.querySelectorAll('script[type=later]')){s.type='module';s.parentNode.insertBefore(s,s.nextSibling)}};document.hidden?g():requestAnimationFrame(()=>setTimeout(g));setTimeout(g,2000);${SEARCH_KEYS}})()`;

/** Whether the page so far holds its scripts from their first to their last letter. */
export function hasScripts(html: string): boolean {
  return scriptsIn(html) !== null;
}

/**
 * Lets a page's scripts wait until its words can be read: they need none of them. React Router
 * asks for every script at once, ahead of styles and typefaces, and has no setting for it. The
 * page comes back in pieces: joined to one string again it would be copied once more.
 */
export function withLateScripts(html: string, nonce: string | undefined): string[] {
  const found = scriptsIn(html);
  if (found === null) return [html];
  const head = html.indexOf("</head>");
  const starter = `${SCRIPT_ENDS}<script${nonce === undefined ? "" : ` nonce="${nonce}"`}>${STARTER}`;
  return [
    html.slice(0, head).replaceAll(PRELOAD, 'rel="later"'),
    html.slice(head, found.start),
    html.slice(found.start, found.end).replace(START, 'type="later" async=""'),
    starter,
    html.slice(found.end),
  ];
}

function scriptsIn(html: string): { start: number; end: number } | null {
  const start =
    openingFrom(html, Math.max(0, html.length - SCRIPTS_WITHIN)) ?? openingFrom(html, 0);
  if (start === null) return null;
  const end = html.indexOf(SCRIPT_ENDS, start);
  return end === -1 ? null : { start, end };
}

function openingFrom(html: string, from: number): number | null {
  OPENING.lastIndex = from;
  return OPENING.exec(html)?.index ?? null;
}
