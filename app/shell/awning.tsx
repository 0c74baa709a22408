import { useId } from "react";
import "./shop-window.css";

const stripes = Array.from({ length: 14 }, (_, index) => index);
const stripeWidth = 100;

/** A shop's striped awning, as wide as its place. Decoration only. */
export function Awning({ className }: { className: string }) {
  const shadeId = useId();
  return (
    <svg
      aria-hidden="true"
      className={`awning ${className}`}
      viewBox={`0 0 ${stripes.length * stripeWidth} 150`}
      preserveAspectRatio="none"
    >
      <defs>
        <linearGradient id={shadeId} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="black" stopOpacity="0.28" />
          <stop offset="0.62" stopColor="black" stopOpacity="0" />
          <stop offset="0.64" stopColor="black" stopOpacity="0.14" />
          <stop offset="1" stopColor="black" stopOpacity="0.02" />
        </linearGradient>
      </defs>
      {stripes.map((index) => (
        <path key={index} className={index % 2 ? "stripe-light" : "stripe-warm"} d={stripe(index)} />
      ))}
      <path d={stripes.map(stripe).join("")} fill={`url(#${shadeId})`} />
    </svg>
  );
}

function stripe(index: number): string {
  return `M${index * stripeWidth} 0h${stripeWidth}v112a50 38 0 0 1-${stripeWidth} 0Z`;
}
