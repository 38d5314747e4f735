import { Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "./button.tsx";
import { useEnhanced } from "./use-enhanced.ts";

/** Puts an address where it can be pasted from. Without script it is copied by hand. */
export function CopyLink({ address }: { address: string }) {
  const isEnhanced = useEnhanced();
  const [said, setSaid] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setSaid("Copied.");
    } catch {
      setSaid("Your browser does not allow it. Select the address and copy it.");
    }
  };
  if (!isEnhanced) return null;
  return (
    <div className="btns">
      <Button variant="second" size="s" icon={Copy} type="button" onClick={copy}>
        Copy the link
      </Button>
      <span role="status" className="small">
        {said}
      </span>
    </div>
  );
}
