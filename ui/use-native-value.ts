import { type RefObject, useEffect } from "react";

type NativeValue = {
  select: RefObject<HTMLSelectElement | null>;
  isEnhanced: boolean;
  adopt: (value: string) => void;
};

/** Takes over what was chosen in the native select before script arrived, and follows its form's reset. */
export function useNativeValue({ select, isEnhanced, adopt }: NativeValue) {
  useEffect(() => {
    const native = select.current;
    if (!isEnhanced || !native) return;
    adopt(native.value);
    const onReset = () => setTimeout(() => adopt(native.value));
    native.form?.addEventListener("reset", onReset);
    return () => native.form?.removeEventListener("reset", onReset);
  }, [select, isEnhanced, adopt]);
}
