import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { Notice } from "#ui/notice.tsx";
import { Progress } from "#ui/progress.tsx";
import type { Upload } from "../uploads/upload.ts";

const LOOK_EVERY_MS = 1500;

/** What became of the film that was sent last. */
export function UploadState({ upload }: { upload: Upload }) {
  const { state, name, received, bytes, outcome, percent } = upload;
  const isBusy = state === "waiting" || state === "working";
  useLooking(isBusy);
  if (isBusy)
    return (
      <Progress
        label={state === "waiting" ? "Waiting for its turn" : "Making the film"}
        value={percent}
        max={100}
        unit="percent"
        note={name}
      >
        You can leave this page. The work continues.
      </Progress>
    );
  if (state === "uploading")
    return (
      <Notice tone="caution" title="An upload was interrupted">
        {`${name}: ${Math.floor((received / bytes) * 100)}% is here. Choose the same file again to resume.`}
      </Notice>
    );
  const tone = state === "failed" ? "negative" : "positive";
  return (
    <Notice tone={tone} title={name}>
      {outcome ?? ""}
    </Notice>
  );
}

/** Asks again while the queue works. */
function useLooking(isBusy: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isBusy) return;
    const timer = setInterval(() => void revalidate(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isBusy, revalidate]);
}
