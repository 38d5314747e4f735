import { useEffect, useRef, useState } from "react";
import { type JobMark, readBoardAddress, writeJobMark } from "#rules/job-marks.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { useFound } from "./use-found.ts";

const boards = [
  { value: "jobs", label: "Jobs" },
  { value: "part-time-jobs", label: "Part-time jobs" },
];

const countries = [
  { value: "", label: "Any country" },
  { value: "gb", label: "United Kingdom" },
  { value: "au", label: "Australia" },
  { value: "ca", label: "Canada" },
  { value: "ie", label: "Ireland" },
];

type Typed = { words: string; town: string; country: string; board: string };

/** Which jobs a page shows: typed here, or any search of a board by its address. */
export function JobsPanel({ onChosen }: { onChosen: (words: string) => void }) {
  const [typed, setTyped] = useState<Typed>({ words: "", town: "", country: "", board: "jobs" });
  const mark = markOf(typed);
  const found = useFound("jobs", mark ? `/${mark.board}?${mark.criteria}` : "");
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  const set = (name: keyof Typed) => (event: { target: { value: string } }) =>
    setTyped((before) => ({ ...before, [name]: event.target.value }));
  return (
    <>
      <Field
        ref={box}
        label="What kind of jobs"
        hint="Search words, or the address of any search on a board: /jobs?q=data&level=entry"
        autoComplete="off"
        onChange={set("words")}
      />
      <Field label="Town (optional)" autoComplete="off" onChange={set("town")} />
      <SelectField label="Country" options={countries} onChange={set("country")} />
      <SelectField label="Board" options={boards} onChange={set("board")} />
      <p className="small muted" role="status">
        {statusOf(mark, found.length)}
      </p>
      {mark ? (
        <ul className="small">
          {found.map(({ value, title, detail }) => (
            <li key={value}>
              {title}, {detail}
            </li>
          ))}
        </ul>
      ) : null}
      <Button
        type="button"
        size="s"
        disabled={!mark}
        onClick={() => mark && onChosen(writeJobMark(mark))}
      >
        Insert the jobs
      </Button>
    </>
  );
}

function statusOf(mark: JobMark | null, count: number): string {
  if (!mark) return "Enter which jobs to show. Readers see at most five, and a link to the rest.";
  return count === 0 ? "No jobs match this today." : "Readers would see these today:";
}

function markOf({ words, town, country, board }: Typed): JobMark | null {
  const pasted = readBoardAddress(words);
  if (pasted) return pasted;
  const given = { q: words.trim(), city: town.trim(), country };
  const chosen = Object.entries(given).filter(([, value]) => value !== "");
  if (chosen.length === 0) return null;
  const criteria = new URLSearchParams(chosen).toString().replaceAll(/[{}]/g, "");
  return { board: board as JobMark["board"], criteria };
}
