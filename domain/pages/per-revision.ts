/** Makes something of a page once for each revision, as long as the page is cached: its HTML, above all. */
export function perRevision<Page extends object, Made>(
  make: (page: Page) => Made,
): (page: Page) => Made {
  const made = new WeakMap<Page, { value: Made }>();
  return (page) => {
    const known = made.get(page);
    if (known) return known.value;
    const value = make(page);
    made.set(page, { value });
    return value;
  };
}
