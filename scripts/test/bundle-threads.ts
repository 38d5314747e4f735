/** Makes the files that tests start as threads and processes, once for all steps, in the folder it is given. */
import { bundleInto } from "#test/bundled-threads.ts";

await bundleInto(process.argv[2]!);
