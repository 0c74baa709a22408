/** Says that a click anywhere plays; the button for it is in the bar. */
export function PlaySign() {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute top-1/2 left-1/2 grid size-[clamp(2.75rem,16cqi,4rem)] -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full bg-black/55 text-white"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className="ml-[6%] size-[46%] fill-current stroke-2 stroke-current"
      >
        <path strokeLinejoin="round" d="M7 4.5v15l12-7.5z" />
      </svg>
    </div>
  );
}

/** What comes next is still on its way. It shows only after a moment: most waiting is shorter. */
export function WaitingSign() {
  return (
    <div
      role="status"
      aria-label="Loading"
      className="pointer-events-none absolute top-1/2 left-1/2 size-11 -translate-x-1/2 -translate-y-1/2 animate-[spin_900ms_linear_infinite,appear_150ms_300ms_backwards] rounded-full border-[3px] border-white/30 border-t-white motion-reduce:animate-none"
    />
  );
}

interface FailedNoticeProps {
  onRetry: () => void;
}

/** Nothing, or nothing more, can be shown. */
export function FailedNotice({ onRetry }: FailedNoticeProps) {
  return (
    <div
      role="alert"
      data-player-part="controls"
      className="scheme-dark absolute inset-0 z-30 grid place-content-center gap-3 bg-black/70 p-4 text-center text-sm text-text"
    >
      <p>This video could not be loaded. Check the connection, then try again.</p>
      <button
        type="button"
        onClick={onRetry}
        className="mx-auto rounded-full bg-accent px-4 py-2 font-medium text-on-accent outline-offset-2 focus-visible:outline-2 focus-visible:outline-white"
      >
        Try again
      </button>
    </div>
  );
}

/** It plays, but some pictures, clips or typefaces are missing. */
export function MissingNotice({ onRetry }: FailedNoticeProps) {
  return (
    <div
      role="status"
      data-player-part="controls"
      className="scheme-dark absolute inset-x-2 top-2 z-20 flex items-center justify-between gap-2 rounded-md bg-black/75 py-1 ps-3 pe-1 text-text text-xs"
    >
      <p>Some pictures, clips or typefaces could not be loaded.</p>
      <button
        type="button"
        onClick={onRetry}
        className="shrink-0 rounded-full px-3 py-1.5 font-medium hover:bg-white/15 focus-visible:outline-2 focus-visible:outline-white"
      >
        Try again
      </button>
    </div>
  );
}
