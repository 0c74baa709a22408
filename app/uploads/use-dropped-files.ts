import { useEffect, useRef, useState } from "react";

/**
 * Files dropped anywhere on the page or pasted anywhere on it, also while one types: pictures are taken, words are
 * left to the field. Answers whether files are being dragged over the window.
 */
export function useDroppedFiles(onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    let depth = 0;
    const stopper = new AbortController();
    const { signal } = stopper;
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
    const set = (next: number) => {
      depth = Math.max(0, next);
      setOver(depth > 0);
    };
    const on = (type: "dragenter" | "dragleave" | "dragover" | "drop", run: (event: DragEvent) => void) =>
      addEventListener(type, (event) => hasFiles(event) && run(event), { signal });
    on("dragenter", () => set(depth + 1));
    on("dragleave", () => set(depth - 1));
    on("dragover", (event) => event.preventDefault());
    on("drop", (event) => {
      set(0);
      if (event.defaultPrevented) return;
      event.preventDefault();
      latest.current([...(event.dataTransfer?.files ?? [])]);
    });
    addEventListener(
      "paste",
      (event) => {
        const files = [...(event.clipboardData?.files ?? [])];
        if (files.length === 0 || event.defaultPrevented) return;
        event.preventDefault();
        latest.current(files);
      },
      { signal },
    );
    return () => stopper.abort();
  }, []);
  return isOver;
}
