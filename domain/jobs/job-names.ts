type NamedJob = { id: number; name: string; employer: string; place: string };

/**
 * What the buttons of a list call each job: title and employer, and where two share them the place too.
 * Adverts that share even that are counted.
 */
export function jobNames(jobs: readonly NamedJob[]): ReadonlyMap<number, string> {
  const short = jobs.map(({ name, employer }) => `${name}, ${employer}`);
  const long = jobs.map(({ place }, index) =>
    isShared(short, index) && place ? `${short[index]}, ${place}` : short[index]!,
  );
  return new Map(jobs.map(({ id }, index) => [id, counted(long, index)]));
}

function isShared(names: readonly string[], index: number): boolean {
  return names.filter((name) => name === names[index]).length > 1;
}

function counted(names: readonly string[], index: number): string {
  const name = names[index]!;
  if (!isShared(names, index)) return name;
  return `${name}, ${names.slice(0, index + 1).filter((each) => each === name).length}`;
}
