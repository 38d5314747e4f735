/**
 * The milliseconds this thread worked for it. Unlike the time on the clock these do not count what
 * other processes took meanwhile, so a test may set them a limit.
 */
export function processorMillis(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
