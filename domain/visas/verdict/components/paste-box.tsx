import { formatCount } from "#rules/formats/counts.ts";
import { MAX_PASTED } from "#rules/pasted-advert/pasted-advert.ts";
import { Button } from "#ui/button.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import "./verdict.css";

type PasteBoxProps = { text?: string; error?: string | undefined; rows?: number };

/** One box for the words of any advert. A plain form: what is pasted is read and forgotten. */
export function PasteBox({ text = "", error, rows = 10 }: PasteBoxProps) {
  return (
    <form method="post" action="/paste-advert" className="vcheck">
      <TextareaField
        key={text}
        label="The advert’s text"
        name="text"
        rows={rows}
        defaultValue={text}
        hint={`From any site. You can leave in buttons and other extra text. At most ${formatCount(MAX_PASTED)} characters.`}
        error={error}
        required
      />
      <div className="btns">
        <Button variant={text ? "second" : "mark"}>
          {text ? "Read it again" : "Read this advert"}
        </Button>
        <p className="small muted">Our server reads it and does not store it.</p>
      </div>
    </form>
  );
}
