import { filterQuery } from "#rules/analytics/filter.ts";
import { productPath } from "#rules/analytics/menu.ts";
import type { AnalyticsFilter } from "#rules/analytics/report.ts";

type Field = NonNullable<AnalyticsFilter["by"]>["field"];
type Viewed = {
  product: string;
  months: AnalyticsFilter["months"];
  field: Field | null;
  value: string | null;
};

export function filterOf({ months, field, value }: Omit<Viewed, "product">): AnalyticsFilter {
  return field && value !== null ? { months, by: { field, value } } : { months };
}

/** Where a saved view is looked at. */
export function viewHref(view: Viewed): string {
  return `${productPath(view.product)}${filterQuery(filterOf(view))}`;
}
