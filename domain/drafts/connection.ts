const TIMEOUT_MS = 3000;

/** Whether another page of ours can be reached. A save that failed may be the server's fault alone. */
export async function isConnected(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    await fetch("/favicon.svg", { method: "HEAD", cache: "no-store", signal });
    return true;
  } catch {
    return false;
  }
}
