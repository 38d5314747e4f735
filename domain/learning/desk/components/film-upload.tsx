import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { Progress } from "#ui/progress.tsx";
import { useEnhanced } from "#ui/use-enhanced.ts";
import { FilmRefused, sendFilm, untilRetry } from "../uploads/send-film.ts";
import type { Upload } from "../uploads/upload.ts";
import { UploadState } from "./upload-state.tsx";

type FilmUploadProps = { url: string; upload: Upload | null; hasFilm: boolean };

type Sending = { received: number; bytes: number; isWaiting: boolean };

const megabytes = (bytes: number) => Math.round(bytes / 1e5) / 10;

/** Sends a film, shows how far it is, and goes on by itself after a break. */
export function FilmUpload({ url, upload, hasFilm }: FilmUploadProps) {
  const { sending, refusal, send, pause } = useSending(url);
  const [file, setFile] = useState<File | null>(null);
  const isEnhanced = useEnhanced();
  const isBusy = upload?.state === "waiting" || upload?.state === "working";
  if (sending) return <SendingFilm {...sending} onPause={pause} />;
  return (
    <div className="ldesk__upload">
      {refusal ? (
        <Notice tone="negative" isLive>
          {refusal}
        </Notice>
      ) : null}
      {upload ? <UploadState upload={upload} /> : null}
      {isBusy ? null : (
        <div className="desk__form">
          <Field
            label={hasFilm ? "Replace this film" : "Film"}
            hint="Up to 2 GB. Leave the page open; if the connection breaks, the upload resumes automatically."
            type="file"
            accept="video/*"
            disabled={!isEnhanced}
            onChange={(event) => setFile(event.currentTarget.files?.[0] ?? null)}
          />
          <Button
            type="button"
            variant="ink"
            disabled={!isEnhanced}
            onClick={() => (file ? send(file) : undefined)}
          >
            Upload the film
          </Button>
        </div>
      )}
    </div>
  );
}

function useSending(url: string) {
  const [sending, setSending] = useState<Sending | null>(null);
  const [refusal, setRefusal] = useState("");
  const stop = useRef<AbortController>(null);
  const { revalidate } = useRevalidator();
  const change = (some: Partial<Sending>) => setSending((now) => (now ? { ...now, ...some } : now));

  async function send(file: File) {
    stop.current = new AbortController();
    setRefusal("");
    setSending({ received: 0, bytes: file.size, isWaiting: false });
    try {
      await sendFilm(file, {
        url,
        signal: stop.current.signal,
        wait: untilRetry,
        onReceived: (received) => change({ received }),
        onWaiting: (isWaiting) => change({ isWaiting }),
      });
    } catch (error) {
      if (error instanceof FilmRefused) setRefusal(error.message);
      else if (!stop.current.signal.aborted) throw error;
    }
    await revalidate();
    setSending(null);
  }
  return { sending, refusal, send, pause: () => stop.current?.abort() };
}

function SendingFilm({ received, bytes, isWaiting, onPause }: Sending & { onPause: () => void }) {
  return (
    <Progress
      label="Uploading the film"
      value={megabytes(received)}
      max={megabytes(bytes)}
      unit="MB"
      left={isWaiting ? "Connection lost. The upload resumes when it is back." : undefined}
    >
      <Button type="button" variant="second" onClick={onPause}>
        Pause
      </Button>
    </Progress>
  );
}
