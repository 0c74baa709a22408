/** The mark: a shop's awning and a play sign. The same drawing as public/mark.svg. */
export function Mark({ className = "size-7" }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <g className="fill-on-accent">
        <path d="M6 7h20v6a3.333 3.333 0 0 1-6.667 0 3.333 3.333 0 0 1-6.666 0A3.333 3.333 0 0 1 6 13Z" />
        <path d="M12.5 19.2v6.1a1 1 0 0 0 1.5.87l5.4-3.05a1 1 0 0 0 0-1.74L14 18.33a1 1 0 0 0-1.5.87Z" />
      </g>
    </svg>
  );
}
