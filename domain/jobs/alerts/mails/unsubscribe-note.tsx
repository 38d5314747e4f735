/** Why a reader has this mail about jobs, and the visible way out of all of them. */
export function UnsubscribeNote({ reason, stopLink }: { reason: string; stopLink: string }) {
  return (
    <>
      {reason} <a href={stopLink}>Stop all job emails</a>
    </>
  );
}
