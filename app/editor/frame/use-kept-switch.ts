import { useState } from "react";

/** Something of the editor that is on or off, remembered in this browser. */
export function useKeptSwitch(name: string, usual: boolean): [boolean, (isOn: boolean) => void] {
  const key = `vitrine:switch:${name}`;
  const [isOn, setOn] = useState(() => readSwitch(key) ?? usual);
  return [
    isOn,
    (next) => {
      setOn(next);
      try {
        localStorage.setItem(key, String(next));
      } catch {
        // It stands so for as long as the page lives.
      }
    },
  ];
}

function readSwitch(key: string): boolean | null {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? null : kept === "true";
  } catch {
    return null;
  }
}
