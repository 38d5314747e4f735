import { Transform } from "node:stream";

const HEAD_ENDS = "</head>";

/**
 * Lets a page's scripts wait for its styles and typefaces: the words can be read without
 * them. React Router asks for every script at the same rank, and has no setting for it.
 */
export function stylesFirst(): Transform {
  let head: string | null = "";
  return new Transform({
    decodeStrings: true,
    transform(bytes: Buffer, _encoding, done) {
      if (head === null) return done(null, bytes);
      head += bytes.toString("latin1");
      if (!head.includes(HEAD_ENDS)) return done();
      const begun = scriptsLater(head);
      head = null;
      done(null, begun);
    },
    flush(done) {
      done(null, head === null ? undefined : scriptsLater(head));
    },
  });
}

function scriptsLater(begun: string): Buffer {
  const [head = "", ...rest] = begun.split(HEAD_ENDS);
  const later = head.replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"');
  // One byte a character, there and back: a letter cut in two between chunks stays whole.
  return Buffer.from([later, ...rest].join(HEAD_ENDS), "latin1");
}
