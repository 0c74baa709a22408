import { useEffect, useState } from "react";
import { canTranslate } from "~/client/device-translator";

/** Whether this browser translates from one language to another; false until it has said so. */
export function useCanTranslate(from: string, to: string): boolean {
  const [canBe, setCanBe] = useState(false);
  useEffect(() => {
    let isGone = false;
    setCanBe(false);
    if (from !== to) void canTranslate(from, to).then((can) => !isGone && setCanBe(can));
    return () => {
      isGone = true;
    };
  }, [from, to]);
  return canBe;
}
