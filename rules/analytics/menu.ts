type Product = { product: string; label: string };

/** The pages of figures in the order of the menu; "university" is the dashboard itself. */
export const analyticsGroups: readonly { label: string; products: readonly Product[] }[] = [
  { label: "All of Waymark", products: [{ product: "university", label: "Overview" }] },
  {
    label: "Jobs",
    products: [
      { product: "visa-job", label: "Visa jobs" },
      { product: "home-country-job", label: "Home-country jobs" },
      { product: "job", label: "Jobs board" },
      { product: "part-time-job", label: "Part-time jobs" },
    ],
  },
  {
    label: "Getting ready",
    products: [
      { product: "cv", label: "CVs" },
      { product: "cih", label: "Learning" },
      { product: "country-guide", label: "Country guides" },
      { product: "jumpstart", label: "Jumpstart" },
    ],
  },
  {
    label: "Checks",
    products: [
      { product: "sponsorship-checker", label: "Licence check" },
      { product: "points-calculator", label: "Points test" },
    ],
  },
  {
    label: "Meeting people",
    products: [
      { product: "event", label: "Events" },
      { product: "meeting", label: "Meetings" },
    ],
  },
];

const byProduct = new Map(
  analyticsGroups.flatMap(({ products }) =>
    products.map(({ product, label }) => [product, label] as const),
  ),
);

export function isProduct(product: string): boolean {
  return byProduct.has(product);
}

export function productLabel(product: string): string {
  return byProduct.get(product) ?? product;
}

export function productPath(product: string): string {
  return product === "university" ? "/university-dashboard" : `/${product}-analytics`;
}

/** "/visa-job-analytics" becomes "visa-job". */
export function productAt(pathname: string): string {
  return pathname.replace(/^\/|-analytics$/g, "").replace("university-dashboard", "university");
}
