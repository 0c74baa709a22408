import { useEditor } from "../use-editor";

/** What can be said of what is selected. */
export function Inspector() {
  const count = useEditor((state) => state.selection.length);
  return (
    <p className="p-4 text-muted text-sm">
      {count === 0 ? "Select something on the canvas to change it here." : `${count} selected`}
    </p>
  );
}
