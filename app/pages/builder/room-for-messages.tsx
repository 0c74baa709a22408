import { useRef } from "react";
import { useToastsAbove } from "~/ui/use-toasts-above";

/** Keeps messages above the foot of the preview, where a page's own bar with the button stays in view. */
export function RoomForMessages({ height }: { height: number }) {
  const room = useRef<HTMLDivElement>(null);
  useToastsAbove(room);
  return (
    <div
      ref={room}
      aria-hidden="true"
      style={{ height }}
      className="pointer-events-none absolute inset-x-0 bottom-0"
    />
  );
}
