import { Awning } from "./awning";
import "./shop-window.css";

/** What the product is about, at a glance: a shop window in which three short videos run. Decoration only. */
export function ShopWindow() {
  return (
    <div className="shop-window" aria-hidden="true">
      <Awning className="h-[92px]" />

      <div className="display">
        <LampFilm />
        <VasesFilm />
        <div className="below">
          <PlateFilm />
          <ul className="ticket">
            <li>9 : 16</li>
            <li>16 : 9</li>
            <li>1 : 1</li>
          </ul>
        </div>
      </div>

      <div className="promise">
        <h2>Put it in the window.</h2>
        <p>One brief becomes videos that play before anything is rendered.</p>
      </div>
    </div>
  );
}

function LampFilm() {
  return (
    <div className="film portrait">
      <svg aria-hidden="true" viewBox="0 0 90 160" preserveAspectRatio="xMidYMid slice">
        <defs>
          <radialGradient id="lamp-halo" cx="0.5" cy="0.3" r="0.75">
            <stop offset="0" stopColor="oklch(0.86 0.13 75)" stopOpacity="0.75" />
            <stop offset="0.45" stopColor="oklch(0.66 0.16 48)" stopOpacity="0.38" />
            <stop offset="1" stopColor="oklch(0.4 0.1 330)" stopOpacity="0" />
          </radialGradient>
          <linearGradient id="lamp-cone" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="oklch(0.93 0.1 85)" stopOpacity="0.75" />
            <stop offset="1" stopColor="oklch(0.8 0.12 65)" stopOpacity="0" />
          </linearGradient>
        </defs>
        <g className="glow">
          <rect width="90" height="160" fill="url(#lamp-halo)" />
          <path d="M30 56 8 118h74L60 56Z" fill="url(#lamp-cone)" />
        </g>
        <path d="M45 0v34" stroke="oklch(0.93 0.03 82)" strokeWidth="0.8" />
        <path d="M27 56a18 20 0 0 1 36 0Z" fill="oklch(0.68 0.18 40)" />
        <path d="M27 56a18 20 0 0 1 12-18.8c-5 4-7 11-7 18.8Z" fill="oklch(0.78 0.15 50)" />
        <ellipse cx="45" cy="56" rx="18" ry="2.2" fill="oklch(0.45 0.14 35)" />
        <ellipse className="glow" cx="45" cy="56.2" rx="16.4" ry="1.7" fill="oklch(0.96 0.08 90)" />
      </svg>
      <p>
        <span>Evening,</span>
        <br />
        <span>softer.</span>
      </p>
    </div>
  );
}

function VasesFilm() {
  return (
    <div className="film wide">
      <svg aria-hidden="true" viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice">
        <ellipse cx="112" cy="83" rx="52" ry="4" fill="oklch(0.42 0.15 30)" fillOpacity="0.45" />
        <g className="vase">
          <path
            d="M74 83c-7-6-9-16-4-24 2-4 3-6 3-11h10c0 5 1 7 3 11 5 8 3 18-4 24Z"
            fill="oklch(0.27 0.07 305)"
          />
          <path
            d="M72 79c-5-6-5-13-1-19 1-2 2-4 2.5-6 1 6-3 10-2.5 16 .2 4 1 6 1 9Z"
            fill="oklch(0.42 0.08 305)"
          />
        </g>
        <g className="vase">
          <path
            d="M103 83c-4-12-5-32-1-44 1-4 1-7 .5-10h13c-.5 3-.5 6 .5 10 4 12 3 32-1 44Z"
            fill="oklch(0.95 0.028 82)"
          />
          <path
            d="M112 83c3-13 4-31 0-44-1-4-1-7-.5-10h4c-.5 3-.5 6 .5 10 4 12 3 32-1 44Z"
            fill="oklch(0.84 0.04 75)"
          />
        </g>
        <g className="vase">
          <path
            d="M129 83c-6-4-9-10-8-16 1-7 6-9 8-12v-4h14v4c2 3 7 5 8 12 1 6-2 12-8 16Z"
            fill="oklch(0.47 0.16 30)"
          />
          <path d="M128 80c-4-4-5-9-4-13 1-5 4-7 6-10-1 8-4 12-2 23Z" fill="oklch(0.62 0.17 38)" />
        </g>
      </svg>
      <p>
        <span>Three glazes,</span>
        <br />
        <span>one kiln.</span>
      </p>
    </div>
  );
}

function PlateFilm() {
  return (
    <div className="film square">
      <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice">
        <g className="plate">
          <ellipse cx="52" cy="47" rx="39" ry="38" fill="oklch(0.84 0.045 78)" />
          <circle cx="50" cy="43" r="38" fill="oklch(0.99 0.01 85)" />
          <circle cx="50" cy="43" r="27" fill="oklch(0.955 0.02 82)" />
        </g>
        <g className="fruit">
          <ellipse cx="54" cy="59" rx="17" ry="4" fill="oklch(0.7 0.06 60)" fillOpacity="0.6" />
          <circle cx="50" cy="43" r="17" fill="oklch(0.68 0.19 42)" />
          <path d="M36 36a17 17 0 0 1 17-9.700c-7 2-12 6-17 9.700Z" fill="oklch(0.82 0.14 58)" />
          <path
            d="M50 27c-4-4-9-4-12-3 3 4 8 5 12 3Zm0 0c2-5 7-7 11-7-1 5-6 8-11 7Z"
            fill="oklch(0.5 0.1 150)"
          />
        </g>
      </svg>
      <p>
        <span>In season</span>
      </p>
    </div>
  );
}
