import { Check, ClockAlert } from "lucide-react";
import { Tag } from "#ui/tag.tsx";
import type { FactView } from "./desk-view.ts";

/** Every fact that a page quotes, and when somebody last read its source. */
export function FactList({ facts }: { facts: readonly FactView[] }) {
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="facts-here">
      <h2 id="facts-here">Facts in this page</h2>
      <ul className="edfacts">
        {facts.map(({ name, label, value, checked, isDue }) => (
          <li key={name}>
            <div>
              <p className="strong">{label}</p>
              <p className="small muted">{value}</p>
            </div>
            <Tag tone={isDue ? "caution" : "positive"} icon={isDue ? ClockAlert : Check}>
              {isDue ? "Check is due" : checked}
            </Tag>
          </li>
        ))}
      </ul>
    </section>
  );
}
