/** Rejects when the work takes longer. The work itself is not cancelled. */
export async function withTimeout<Value>(
  milliseconds: number,
  work: Promise<Value>,
): Promise<Value> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("No answer in time")), milliseconds);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
