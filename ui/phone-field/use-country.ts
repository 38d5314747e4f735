import { useEffect, useRef, useState } from "react";

/** The chosen country. The native select posts it; this takes over whatever was chosen there before script came. */
export function useCountry(first: string, isEnhanced: boolean) {
  const select = useRef<HTMLSelectElement>(null);
  const [country, setCountry] = useState(first);

  useEffect(() => {
    const native = select.current;
    if (!isEnhanced || !native) return;
    setCountry(native.value);
    const onReset = () => setTimeout(() => setCountry(native.value));
    native.form?.addEventListener("reset", onReset);
    return () => native.form?.removeEventListener("reset", onReset);
  }, [isEnhanced]);

  function choose(next: string) {
    setCountry(next);
    if (select.current) select.current.value = next;
  }

  return { country, select, choose };
}
