import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { formatCount } from "#rules/formats/counts.ts";
import { Link } from "#ui/link.tsx";
import { Progress } from "#ui/progress.tsx";
import type { UploadProgress } from "../../imports/uploads.server.ts";

const phases = {
  comparing: "Reading the file and comparing it with our copy",
  queued: "Waiting to start",
  reading: "Reading and comparing",
  saving: "Saving",
} as const;

export function isRunning(state: UploadProgress["state"]): state is keyof typeof phases {
  return state in phases;
}

const MAY_LEAVE =
  "You can leave this page. The work continues, and the register’s page links back here.";

type UploadRunningProps = { state: keyof typeof phases; rowsRead: number; rows: number };

/** How far the work has come. Looks again by itself, with script or without. */
export function UploadRunning({ state, rowsRead, rows }: UploadRunningProps) {
  useLookEverySecond();
  const label = <span role="status">{phases[state]}</span>;
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content="2" />
      </noscript>
      {state === "comparing" ? (
        <p>
          {label}: {formatCount(rowsRead)} rows read. {MAY_LEAVE}
        </p>
      ) : (
        <Progress
          label={label}
          value={state === "saving" ? rows : rowsRead}
          max={rows}
          unit="rows read"
        >
          {MAY_LEAVE}
        </Progress>
      )}
      <p>
        <Link to="" reloadDocument>
          Look again
        </Link>
      </p>
    </>
  );
}

/** A second after each answer, so that a slow server is never asked twice at once. */
function useLookEverySecond() {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (state !== "idle") return;
    const timer = setTimeout(revalidate, 1000);
    return () => clearTimeout(timer);
  }, [state, revalidate]);
}
