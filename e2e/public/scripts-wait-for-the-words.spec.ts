import { expect, send, test } from "#e2e/fixtures.ts";

/** A page that is kept whole, one that streams, and one that is refused. */
for (const path of ["/", "/login?next=/my-cvs", "/nowhere-at-all"]) {
  test(`the scripts of ${path} wait for its words`, async () => {
    const { body } = await send(path);
    const [head = ""] = body.split("</head>");

    expect(head).toContain('rel="later"');
    expect(head).not.toContain('rel="modulepreload"');
    expect(body.match(/<script[^>]* type="later"/g)).toHaveLength(1);
    expect(body).not.toMatch(/<script[^>]* type="module"/);
    expect(body.match(/document\.currentScript\.remove\(\)/g)).toHaveLength(1);
  });
}
