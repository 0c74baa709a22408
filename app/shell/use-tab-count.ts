import { useEffect } from "react";

/** Puts a number before the title of the tab, "(2) Videos · Vitrine", whatever page it is and becomes. */
export function useTabCount(count: number): void {
  useEffect(() => {
    const apply = () => {
      const plain = document.title.replace(/^\(\d+\) /, "");
      const wanted = count > 0 ? `(${count}) ${plain}` : plain;
      if (document.title !== wanted) document.title = wanted;
    };
    apply();
    const observer = new MutationObserver(apply);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [count]);
}
