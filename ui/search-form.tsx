import { Search } from "lucide-react";
import { Button } from "./button.tsx";
import "./search-form.css";

type SearchFormProps = {
  /** The address that answers; the words come to it as `q`. */
  action: string;
  label: string;
  asked: string;
  className?: string | undefined;
  autoFocus?: boolean;
  /** Offered by the browser while somebody types. */
  suggestions?: readonly string[] | undefined;
};

/** Words to look for. A plain form: it works before the script arrives, and without it. */
export function SearchForm({
  action,
  label,
  asked,
  className,
  autoFocus,
  suggestions,
}: SearchFormProps) {
  const id = `search-${action.replaceAll("/", "")}`;
  return (
    <form
      role="search"
      className={["field", className].filter(Boolean).join(" ")}
      method="get"
      action={action}
    >
      <label htmlFor={id}>{label}</label>
      <div className="search-form__row">
        <input
          className="input"
          id={id}
          name="q"
          type="search"
          defaultValue={asked}
          maxLength={80}
          list={suggestions ? `${id}-suggestions` : undefined}
          // biome-ignore lint/a11y/noAutofocus: only where the page is nothing but this box, and nothing was asked yet.
          autoFocus={autoFocus}
        />
        <Button variant="second" icon={Search}>
          Search
        </Button>
      </div>
      {suggestions ? (
        <datalist id={`${id}-suggestions`}>
          {suggestions.map((words) => (
            <option key={words} value={words} />
          ))}
        </datalist>
      ) : null}
    </form>
  );
}
