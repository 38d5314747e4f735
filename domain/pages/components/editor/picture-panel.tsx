import { useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";

type PicturePanelProps = {
  base: string;
  /** Pasted or dropped; else it is chosen here. */
  file: File | null;
  onAdded: (markdown: string) => void;
};

/** A picture, with what it shows for those who cannot see it. Both or neither. */
export function PicturePanel({ base, file, onAdded }: PicturePanelProps) {
  const chosen = useRef<HTMLInputElement>(null);
  const alt = useRef<HTMLInputElement>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isSending, setSending] = useState(false);

  const send = async () => {
    const picture = file ?? chosen.current?.files?.[0];
    const words = alt.current?.value.trim() ?? "";
    const wrong = {
      ...(picture ? {} : { picture: "Choose a picture." }),
      ...(words ? {} : { alt: "Describe what the picture shows." }),
    };
    setErrors(wrong);
    if (!picture || words === "") return;
    setSending(true);
    const answer = await sendPicture(`${base}/pictures`, picture, words);
    setSending(false);
    if ("markdown" in answer) onAdded(answer.markdown);
    else setErrors(answer.errors);
  };

  return (
    <>
      {file ? (
        <p className="small">{file.name}</p>
      ) : (
        <Field
          ref={chosen}
          label="Picture"
          hint="PNG, JPEG or WebP, at most 12 MB"
          type="file"
          accept="image/png,image/jpeg,image/webp"
          error={errors.picture}
        />
      )}
      <Field
        ref={alt}
        label="What it shows"
        hint="Read out to people who cannot see it"
        maxLength={300}
        error={errors.alt}
      />
      <Button type="button" size="s" disabled={isSending} onClick={send}>
        {isSending ? "Sending…" : "Add the picture"}
      </Button>
    </>
  );
}

type Answer = { markdown: string } | { errors: Record<string, string> };

async function sendPicture(path: string, picture: File, alt: string): Promise<Answer> {
  const body = new FormData();
  body.set("picture", picture);
  body.set("alt", alt);
  try {
    const headers = { accept: "application/json" };
    const answer = await fetch(path, { method: "POST", body, headers });
    const isJson = answer.headers.get("content-type")?.includes("json") ?? false;
    if (isJson) return (await answer.json()) as Answer;
  } catch {
    // Said below: no connection, or a server that has something else to do.
  }
  return { errors: { picture: "It could not be sent. Try again." } };
}
