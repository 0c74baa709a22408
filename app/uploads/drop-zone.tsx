import Upload from "lucide-react/icons/upload";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { type FoundFile, filesOfDrop } from "./chosen-files";

interface DropZoneProps {
  onFiles: (files: FoundFile[]) => void;
  /** What happens on letting go, in words. */
  label: ReactNode;
}

/** Takes files that are dropped anywhere on the page or pasted into it, and shows that it will. */
export function DropZone({ onFiles, label }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const take = useRef(onFiles);
  take.current = onFiles;
  useEffect(() => {
    let depth = 0;
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
    const enter = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth += 1;
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth -= 1;
      if (depth <= 0) setOver(false);
    };
    const over = (event: DragEvent) => hasFiles(event) && event.preventDefault();
    const drop = (event: DragEvent) => {
      if (!hasFiles(event) || !event.dataTransfer) return;
      event.preventDefault();
      depth = 0;
      setOver(false);
      void filesOfDrop(event.dataTransfer).then((files) => take.current(files));
    };
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      take.current(files.map((file) => ({ file, folders: [] })));
    };
    addEventListener("dragenter", enter);
    addEventListener("dragleave", leave);
    addEventListener("dragover", over);
    addEventListener("drop", drop);
    addEventListener("paste", paste);
    return () => {
      removeEventListener("dragenter", enter);
      removeEventListener("dragleave", leave);
      removeEventListener("dragover", over);
      removeEventListener("drop", drop);
      removeEventListener("paste", paste);
    };
  }, []);
  if (!isOver) return null;
  return (
    <div className="pointer-events-none fixed inset-3 z-50 grid content-center justify-items-center gap-3 rounded-lg border-2 border-accent border-dashed bg-surface/90 text-center backdrop-blur-sm">
      <Upload className="size-7 text-accent" strokeWidth={1.75} aria-hidden="true" />
      <p className="font-display text-2xl">{label}</p>
    </div>
  );
}
