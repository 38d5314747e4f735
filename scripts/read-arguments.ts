import { type ParseArgsConfig, parseArgs } from "node:util";

/**
 * What a command was given, read before it does anything. Asked for `--help` it prints its usage instead,
 * and what it does not know is one sentence: either ends the process.
 */
export function readArguments<const Config extends ParseArgsConfig>(usage: string, config: Config) {
  const given = process.argv.slice(2);
  if (given.includes("--help") || given.includes("-h")) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    // Node goes on about arguments that begin with a dash.
    const [sentence] = (error as Error).message.split(". ");
    console.error(`${sentence}. See --help.`);
    process.exit(1);
  }
}
