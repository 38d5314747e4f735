const PLAIN = /^\/(?!\/)(?!.*(?:\/\/|\/\.))(?:[^?#]*[^/?#])?(?:[?#].*)?$/;

/** Whether a path is one that React Router would write as it is given. */
export function isPlainPath(path: string): boolean {
  return PLAIN.test(path);
}
