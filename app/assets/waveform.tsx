interface WaveformProps {
  /** 0–100 from start to end. */
  peaks: readonly number[];
  /** How much of it has been played, 0–1. */
  share?: number;
  className?: string;
}

/** A sound as bars; a picture for the eye alone. */
export function Waveform({ peaks, share = 0, className }: WaveformProps) {
  return (
    <svg
      viewBox={`0 0 ${peaks.length * 3} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={className}
    >
      {peaks.map((peak, index) => {
        const height = Math.max(3, peak * 0.96);
        const isPlayed = (index + 0.5) / peaks.length <= share;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: bars have no other name and never move
            key={index}
            x={index * 3 + 0.5}
            y={(100 - height) / 2}
            width={2}
            height={height}
            rx={0.8}
            className={isPlayed ? "fill-accent" : "fill-neutral-8"}
          />
        );
      })}
    </svg>
  );
}
