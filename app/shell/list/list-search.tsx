import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Link } from "#ui/link.tsx";
import { SelectField, type SelectOption } from "#ui/select-field.tsx";
import { type AnyList, isNarrowed, type ListFilter, type ListQuery } from "./list.ts";

type ListSearchProps = {
  list: AnyList;
  query: ListQuery;
  options: Readonly<Record<string, readonly SelectOption[]>> | undefined;
  carried: Readonly<Record<string, string>> | undefined;
};

/** The search, filters and order of a list as a form that changes the address: it works without script. */
export function ListSearch({ list, query, options = {}, carried = {} }: ListSearchProps) {
  const filters = Object.entries(list.filters ?? {});
  const sorts = Object.entries(list.sorts ?? {});
  if (list.search === undefined && filters.length === 0 && sorts.length < 2) return null;

  return (
    <Form className="desk__search" role="search" aria-label={list.name}>
      {Object.entries(carried).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {list.search === undefined ? null : <SearchField label={list.search} q={query.q} />}
      {filters.map(([name, filter]) => (
        <SelectField
          // Back and "Clear" change the address under a form that stays: its choices follow.
          key={`${name}=${query.filters[name] ?? ""}`}
          name={name}
          label={filter.label}
          placeholder={filter.all}
          options={options[name] ?? choicesOf(filter)}
          defaultValue={query.filters[name] ?? ""}
        />
      ))}
      {sorts.length < 2 ? null : (
        <SelectField
          key={`sort=${query.sort}`}
          name="sort"
          label="Order"
          options={sorts.map(([value, label]) => ({ value, label }))}
          defaultValue={query.sort}
        />
      )}
      <Button variant="ink">{list.search === undefined ? "Show" : "Search"}</Button>
      {isNarrowed(query) ? (
        <Link className="desk__clear" to="?">
          Clear
        </Link>
      ) : null}
    </Form>
  );
}

/** Keeps its focus when the address changes; only its words follow. */
function SearchField({ label, q }: { label: string; q: string }) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(q);
  useEffect(() => {
    // Not on arrival: somebody may have typed before the script was there.
    if (q !== shown.current && input.current) input.current.value = q;
    shown.current = q;
  }, [q]);
  return <Field ref={input} label={label} name="q" type="search" defaultValue={q} />;
}

function choicesOf({ options = {} }: ListFilter): SelectOption[] {
  return Object.entries(options).map(([value, label]) => ({ value, label }));
}
