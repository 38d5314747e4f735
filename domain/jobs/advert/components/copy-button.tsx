import { useState } from "react";
import { Button } from "#ui/button.tsx";

/** Copies a text, and says so. Without script it is not shown: the text stands beside it. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const [says, setSays] = useState("");

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setSays("Copied");
    } catch {
      setSays("Your browser did not allow it. Please select and copy it.");
    }
  }

  return (
    <span className="copy">
      <Button type="button" variant="quiet" size="s" onClick={copy}>
        {children}
      </Button>
      <span className="tiny" role="status">
        {says}
      </span>
    </span>
  );
}
