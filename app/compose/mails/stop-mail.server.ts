import { data } from "react-router";

/** Looking changes nothing: mail programs open links by themselves. `signed` is null for a link that is not ours. */
export function stopMailView<View extends object>(signed: unknown, view = {} as View) {
  const headers = { "x-robots-tag": "noindex" };
  return data({ isWhole: signed !== null, ...view }, { headers });
}

/** Done at once, as mail providers ask it to be (RFC 8058): no cookies, no redirect. */
export async function stopMail<Signed>(
  signed: Signed | null,
  stop: (signed: Signed) => Promise<void>,
) {
  if (signed === null) return data({ isStopped: false }, { status: 400 });
  await stop(signed);
  return data({ isStopped: true });
}
