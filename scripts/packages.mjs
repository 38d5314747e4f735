/**
 * What npm has to install, by the lock file and by what npm wrote down of the last install. Who only
 * runs and builds does without the packages of developers: the first start waits for half as many
 * files.
 */

/** The options for `npm install`, or null where everything needed is there. */
export function installOptions({ wanted, installed, isDeveloper }) {
  // A checkout that once had them keeps them: `npm start` must not undo what `npm test` installed.
  const withDev = isDeveloper || Object.values(installed).some(({ dev }) => dev);
  const isNeeded = withDev ? isForDevelopers : isForRunning;
  const isThere = Object.entries(wanted).every(
    ([path, entry]) => !isNeeded(path, entry) || installed[path]?.version === entry.version,
  );
  if (isThere) return null;
  // npm counts what a package merely goes together with (jsdom, drizzle-kit, TypeScript) as wanted
  // where it is in the lock file for developers; without peers it asks for none of it.
  return withDev ? ["--include=dev"] : ["--omit=dev", "--legacy-peer-deps"];
}

function isForDevelopers(path, { optional, link }) {
  // Packages for other machines are optional, and rightly absent.
  return path !== "" && !optional && !link;
}

function isForRunning(path, entry) {
  return isForDevelopers(path, entry) && !entry.dev && !entry.devOptional;
}
