import { Download, History, Redo2, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button, ButtonLink } from "#ui/button.tsx";
import { cvPaths } from "../../cv-paths.ts";

type StudioBarProps = {
  cvId: string;
  title: string;
  words: ReactNode;
  steps: { canUndo: boolean; canRedo: boolean; undo: () => void; redo: () => void };
};

export function StudioBar({ cvId, title, words, steps }: StudioBarProps) {
  return (
    <header className="cvbar">
      <div>
        <h1>{title || "Untitled"}</h1>
        {words}
      </div>
      <div className="btns">
        <Button
          className="with-script"
          variant="quiet"
          icon={Undo2}
          type="button"
          onClick={steps.undo}
          disabled={!steps.canUndo}
        >
          Undo
        </Button>
        {steps.canRedo ? (
          <Button variant="quiet" icon={Redo2} type="button" onClick={steps.redo}>
            Redo
          </Button>
        ) : null}
        <ButtonLink variant="quiet" icon={History} to={cvPaths.versions(cvId)}>
          Versions
        </ButtonLink>
        <ButtonLink variant="mark" icon={Download} to={cvPaths.final(cvId)}>
          Finish and download
        </ButtonLink>
      </div>
    </header>
  );
}
