import type { HomeCountry, Label } from "./places-map.ts";

/** The towns of one country in which a search finds jobs: drawn, and the same as a table. */
export type CountryPlaces = {
  country: HomeCountry;
  name: string;
  /** What the picture shows, in a sentence. */
  headline: string;
  width: number;
  height: number;
  coasts: string[];
  dots: { x: number; y: number; r: number }[];
  labels: Label[];
  rows: { town: string; count: number; href: string; isOnMap: boolean }[];
  /** How many more towns there are than rows. */
  more: number;
  /** Jobs that name no town. */
  townless: number;
};

export type PlacesView = {
  title: string;
  back: string;
  countries: CountryPlaces[];
  /** Jobs in other countries. */
  elsewhere: number;
};
