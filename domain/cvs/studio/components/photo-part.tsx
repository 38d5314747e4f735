import { type FormEvent, useRef, useState } from "react";
import { Form, useSearchParams } from "react-router";
import { isConnected } from "#domain/drafts/connection.ts";
import type { Market } from "#rules/cv/cv-document.ts";
import { marketProfiles } from "#rules/cv-check/markets.ts";
import { Button } from "#ui/button.tsx";
import { Details } from "#ui/details.tsx";
import { Field } from "#ui/field.tsx";
import { cvPaths } from "../../document/cv-paths.ts";
import { type PhotoRefusal, photoRefusals } from "../../document/refusals.ts";
import { inWords } from "./basics-fields.tsx";

type PhotoPartProps = { cvId: string; photoId: number | null; market: Market };

/** A form of its own: a picture is sent by itself. */
export function PhotoPart({ cvId, photoId, market }: PhotoPartProps) {
  const { photo, country } = marketProfiles[market];
  const isLeftOut = photo === "leave-out";
  const refused = useSearchParams()[0].get("photo");
  const { sentence, onSubmit } = useConnectionFirst();
  const error = sentence ?? (isRefusal(refused) ? photoRefusals[refused] : undefined);
  return (
    <Details
      summary={isLeftOut ? "Photo: leave out" : "Photo"}
      isOpen={photoId !== null || error !== undefined}
    >
      <p className="hint">
        {isLeftOut
          ? `Readers in ${inWords(country)} prefer no photo, so we do not print it.`
          : `Your choice in ${inWords(country)}. We print it small, beside your name.`}{" "}
        We remove the camera’s data from the file.
      </p>
      {photoId === null ? null : (
        <img
          className="photo"
          src={`${cvPaths.photo(cvId)}?n=${photoId}`}
          alt="What you chose"
          width={120}
          height={150}
        />
      )}
      <Form
        method="post"
        encType="multipart/form-data"
        action={cvPaths.photo(cvId)}
        className="btns"
        reloadDocument
        onSubmit={onSubmit}
      >
        <Field
          label="Choose a picture"
          name="photo"
          type="file"
          accept="image/jpeg,image/png,image/webp"
          hint="JPEG, PNG or WebP, 8 MB at most."
          error={error}
          // A picker that was closed again has no file.
          onChange={({ currentTarget: { files, form } }) => files?.length && form?.requestSubmit()}
        />
        <Button className="without-script" variant="second" size="s" name="intent" value="keep">
          Save this photo
        </Button>
        {photoId === null ? null : (
          <Button variant="quiet" size="s" name="intent" value="remove">
            Remove the photo
          </Button>
        )}
      </Form>
    </Details>
  );
}

const NO_CONNECTION = "There is no connection. Try again when it is back.";

/** This form leads to a new page: without a connection the browser's own would stand in the place of this one. */
function useConnectionFirst() {
  const isSure = useRef(false);
  const [sentence, setSentence] = useState<string | null>(null);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    if (isSure.current) return;
    event.preventDefault();
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    isSure.current = await isConnected();
    setSentence(isSure.current ? null : NO_CONNECTION);
    if (isSure.current) form.requestSubmit(submitter);
    // Else the same picture, chosen again, would change nothing.
    else form.reset();
    isSure.current = false;
  };
  return { sentence, onSubmit };
}

function isRefusal(code: string | null): code is PhotoRefusal {
  return code !== null && Object.hasOwn(photoRefusals, code);
}
