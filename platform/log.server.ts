import pino from "pino";
import { requestId } from "./request-context.server.ts";

/**
 * JSON lines on stdout; errors on stderr. Never log personal data: ids and
 * keyed hashes (see signing.server.ts) are fine, names and addresses are not.
 */
const toStdout = logger(process.stdout);
const toStderr = logger(process.stderr);

type Fields = Record<string, unknown>;

export const log = {
  info: (fields: Fields, message: string): void => toStdout.info(fields, message),
  warn: (fields: Fields, message: string): void => toStdout.warn(fields, message),
  error: (fields: Fields, message: string): void => toStderr.error(fields, message),
};

function logger(stream: NodeJS.WriteStream) {
  const options: pino.LoggerOptions = {
    base: null,
    level: process.env.LOG_LEVEL ?? (process.env.NODE_ENV === "test" ? "silent" : "info"),
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { error: withoutParameters },
    mixin: () => {
      const id = requestId();
      return id ? { requestId: id } : {};
    },
  };
  return pino(options, stream);
}

/** A failed query's parameters are people's data: the error keeps its name, words and place only. */
function withoutParameters(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack, code, cause } = error as Error & { code?: unknown };
  return {
    name,
    code,
    message: firstLine(message),
    stack: stack?.split("\n").filter((line) => line.startsWith("    at ")),
    cause: cause === undefined ? undefined : withoutParameters(cause),
  };
}

// Drizzle puts the parameters on the lines after the query.
function firstLine(message: string): string {
  return message.split("\n", 1)[0] ?? "";
}
