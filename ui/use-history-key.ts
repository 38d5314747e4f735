import { useState } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * A key for a form whose words stand in the address: another one after Back or Forward, so that its fields hold
 * that page's words again. Sent, it stays, and so does the focus.
 */
export function useHistoryKey(): number {
  const { key } = useLocation();
  const type = useNavigationType();
  const [last, setLast] = useState({ key, turns: 0 });
  if (last.key !== key) setLast({ key, turns: last.turns + (type === "POP" ? 1 : 0) });
  return last.turns;
}
