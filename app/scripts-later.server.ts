import { Transform } from "node:stream";

const PRELOAD = 'rel="modulepreload"';
const START = 'type="module" async=""';
/** With its tag: an advert may say the same words, but no advert keeps a script. */
const OPENING = new RegExp(`<script(?: nonce="[^"]*")? ${START}>`);
const SCRIPT_ENDS = "</script>";

/**
 * Runs in the page, behind the scripts: once the words are painted it asks for the scripts, and
 * starts them. Put in its own place again, an element of script is looked at anew. It takes itself
 * away, so that React finds the page as it wrote it. A page nobody looks at is never painted: hence
 * the second way.
 */
const STARTER = `(()=>{document.currentScript.remove();let b=0;const g=()=>{if(b++)return;for(const l of document.querySelectorAll('link[rel=later]'))l.rel='modulepreload';for(const s of document.querySelectorAll('script[type=later]')){s.type='module';s.parentNode.insertBefore(s,s.nextSibling)}};document.hidden?g():requestAnimationFrame(()=>setTimeout(g));setTimeout(g,2000)})()`;

/**
 * Lets a page's scripts wait until its words can be read: they need none of them. React Router
 * asks for every script at once, ahead of styles and typefaces, and has no setting for it.
 */
export function scriptsLater({ nonce }: { nonce?: string }): Transform {
  let begun: string | null = "";
  return new Transform({
    decodeStrings: true,
    transform(bytes: Buffer, _encoding, done) {
      if (begun === null) return done(null, bytes);
      begun += bytes.toString("latin1");
      const parts = partsOf(begun);
      if (parts === null) return done();
      begun = null;
      done(null, delayed(parts, nonce));
    },
    // A page without scripts goes out as it is.
    flush(done) {
      done(null, begun === null ? undefined : Buffer.from(begun, "latin1"));
    },
  });
}

type Parts = { before: string; script: string; after: string };

function partsOf(begun: string): Parts | null {
  const start = OPENING.exec(begun)?.index ?? -1;
  const end = begun.indexOf(SCRIPT_ENDS, start);
  if (start === -1 || end === -1) return null;
  return {
    before: begun.slice(0, start),
    script: begun.slice(start, end),
    after: begun.slice(end),
  };
}

function delayed({ before, script, after }: Parts, nonce: string | undefined): Buffer {
  const [head = "", ...body] = before.split("</head>");
  const page = [
    [head.replaceAll(PRELOAD, 'rel="later"'), ...body].join("</head>"),
    script.replace(START, 'type="later" async=""'),
    `${SCRIPT_ENDS}<script${nonce === undefined ? "" : ` nonce="${nonce}"`}>${STARTER}`,
    after,
  ];
  // One byte a character, there and back: a letter cut in two between chunks stays whole.
  return Buffer.from(page.join(""), "latin1");
}
