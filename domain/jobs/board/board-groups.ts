import { formatCount } from "#rules/formats/counts.ts";
import type { JobCountry } from "../vocabulary.ts";
import type { BoardPage, BoardSearch, FacetOption } from "./board.ts";
import type { FilterGroup, FilterSelect } from "./board-view.ts";

const SHOWN_AT_ONCE = 7;

type GroupReader = {
  /** The country of the site stands first among countries. */
  homeCountry: JobCountry;
  /** Then the register is a filter among others. */
  isFitShown: boolean;
};

/** The filters that are boxes. */
export function groupsOf(page: BoardPage, reader: GroupReader): FilterGroup[] {
  const { homeCountry } = reader;
  const { facets, search } = page;
  const countryFirst = [...facets.country].sort(
    (one, other) => Number(other.value === homeCountry) - Number(one.value === homeCountry),
  );
  const groups: FilterGroup[] = [
    group("type", "Job type", facets.type, "types"),
    group("country", "Country", countryFirst, "countries"),
    placeGroup(page),
    group("remote", "From home", facets.remote, "ways"),
    group("sector", "Field of work", facets.sector, "fields"),
    group("level", "Level", facets.level, "levels"),
    group("sponsorship", "What the advert says", facets.sponsorship, "answers"),
    ...(reader.isFitShown
      ? [group("register", "On the register", facets.register, "answers")]
      : []),
    group("employer", "Employer", facets.employer.filter(isListed), "employers"),
  ];
  const hasOnlyStopWords = ({ name }: FilterGroup) =>
    search.board === "part-time-jobs" && (name === "type" || name === "sponsorship");
  return groups.filter((group) => !hasOnlyStopWords(group) && offersChoice(group.options));
}

/** Hundreds of employers are looked for by name, above the board. */
const MAX_EMPLOYERS = 12;

function isListed({ isChosen }: FacetOption, index: number): boolean {
  return isChosen || index < MAX_EMPLOYERS;
}

/** One box that holds every job found is no choice, unless it is on and may be taken off. */
function offersChoice(options: readonly FacetOption[]): boolean {
  return options.length > 1 || options.some(({ isChosen }) => isChosen);
}

/** Chosen boxes are never folded away, nor are boxes with nothing behind them shown unasked. */
function group(
  name: FilterGroup["name"],
  legend: string,
  options: readonly FacetOption[],
  plural: string,
): FilterGroup {
  const useful = options.filter(({ count, isChosen }) => count > 0 || isChosen);
  const isUpFront = (option: FacetOption, index: number) =>
    option.isChosen || index < SHOWN_AT_ONCE || useful.length <= SHOWN_AT_ONCE + 1;
  return {
    name,
    legend,
    options: useful.filter(isUpFront),
    rest: useful.filter((option, index) => !isUpFront(option, index)),
    restLabel: `All ${useful.length} ${plural}`,
    more: null,
  };
}

/** Only the largest places are listed; the field above the board knows them all. */
function placeGroup({ facets, morePlaces }: BoardPage): FilterGroup {
  const places = group("city", "Place", facets.city, "places");
  if (morePlaces === 0) return places;
  const count = formatCount(morePlaces);
  const kind = morePlaces === 1 ? "place" : "places";
  return {
    ...places,
    restLabel: `The ${facets.city.length} largest places`,
    more: `And ${count} more ${kind}: type one under Where.`,
  };
}

/** Pay is offered where it can be compared; what was asked for by address stays to be taken away. */
export function selectsOf({
  search,
  money,
  distances,
  pay,
  posted,
  closing,
}: BoardPage): FilterSelect[] {
  const payLabel = money ? "Pay at least, a year" : "Pay at least, in each country’s currency";
  return [
    ...(distances ? [distanceSelect(search, distances)] : []),
    ...(money || search.pay
      ? [{ name: "pay" as const, label: payLabel, any: "Any pay", options: pay }]
      : []),
    { name: "posted", label: "Posted", any: "Any day", options: posted },
    { name: "closing", label: "Closing soon", any: "Any closing date", options: closing },
  ];
}

type Distances = NonNullable<BoardPage["distances"]>;

/** A postcode is no town to be in. */
function distanceSelect({ postcode, miles: chosen }: BoardSearch, found: Distances): FilterSelect {
  const any = postcode ? "Within 10 miles (default)" : "In the town itself";
  const options = found.map(({ miles, count }) => ({
    value: miles,
    label: `Within ${miles} miles`,
    count,
    isChosen: miles === chosen,
  }));
  return { name: "miles", label: "How far", any, options };
}
