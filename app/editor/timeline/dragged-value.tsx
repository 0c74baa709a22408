interface DraggedValueProps {
  /** Of the keyframe, in the lane. */
  x: number;
  width: number;
  children: string;
}

/** What a keyframe is being dragged to, beside it, on the side that has more room, and far enough not to lie under a finger. */
export function DraggedValue({ x, width, children }: DraggedValueProps) {
  return (
    <span
      data-dragged-value
      aria-hidden="true"
      className="tabular pointer-events-none absolute top-3 z-10 mx-4 whitespace-nowrap rounded-sm bg-neutral-12 px-2 py-1 font-[600] text-neutral-1 text-xs shadow-overlay pointer-coarse:mx-10"
      style={x > width / 2 ? { right: width - x } : { left: x }}
    >
      {children}
    </span>
  );
}
