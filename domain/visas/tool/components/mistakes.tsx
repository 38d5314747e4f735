import { CircleAlert } from "lucide-react";
import { Icon } from "#ui/icon.tsx";
import type { ToolView } from "../tool-view.ts";
import "#ui/error-summary.css";

/**
 * What could not be read, first on the page. It is announced and takes no focus: the page asks
 * again while somebody types.
 */
export function Mistakes({ errors }: Pick<ToolView, "errors">) {
  const lines = Object.entries(errors);
  if (lines.length === 0) return null;
  return (
    <div className="errsum" role="alert">
      <h2>
        <Icon icon={CircleAlert} />
        {lines.length === 1 ? "One answer needs another look" : "Some answers need another look"}
      </h2>
      <ul>
        {lines.map(([name, sentence]) => (
          <li key={name}>
            <a href={`#${name}`}>{sentence}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
