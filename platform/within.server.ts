/** The answer, if it comes in time; otherwise an error. The work itself goes on. */
export async function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("No answer in time")), milliseconds);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
