const MAX_TRIES = 3;

/**
 * Asks until the database has answered once. A process that starts is busy reading its own code: on a
 * crowded machine it may not hear an answer in time, or a database that starts too may hang up. Whoever
 * says what is wrong, a refusal or a password, is believed at once: such errors have a code.
 */
export async function firstAnswer(ask: () => Promise<void>): Promise<void> {
  for (let left = MAX_TRIES - 1; ; left--) {
    try {
      return await ask();
    } catch (error) {
      const isExplained = error instanceof Error && "code" in error;
      if (isExplained || left === 0) throw error;
    }
  }
}
