import { useRef, useState } from "react";
import { useNativeValue } from "../use-native-value.ts";

type FirstCountry = { first: string; isEnhanced: boolean };

/** The chosen country, which the native select posts. */
export function useCountry({ first, isEnhanced }: FirstCountry) {
  const select = useRef<HTMLSelectElement>(null);
  const [country, setCountry] = useState(first);
  useNativeValue({ select, isEnhanced, adopt: setCountry });

  function choose(next: string) {
    setCountry(next);
    if (select.current) select.current.value = next;
  }

  return { country, select, choose };
}
