import { useEffect, useState } from "react";
import { useMatches, useNavigation } from "react-router";

const LOADING_MS = 3000;

/** The root screen's own state: `isLoading` is true for its first 3000 ms, `routename` names the page. */
export function useRootScreen() {
  const [isFirstLoad, setIsFirstLoad] = useState(true);
  const navigation = useNavigation();
  const matches = useMatches();

  useEffect(() => {
    const timer = setTimeout(() => setIsFirstLoad(false), LOADING_MS);
    return () => clearTimeout(timer);
  }, []);

  return {
    isLoading: isFirstLoad || navigation.state !== "idle",
    routename: matches.at(-1)?.id ?? "",
  };
}
