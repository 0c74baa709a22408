import Clock from "lucide-react/icons/clock";
import { Mark } from "~/shell/mark";

/** Stands where a video was whose link ended by itself; says nothing of it. */
export default function LinkOverPage() {
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-8 px-5 py-10">
      <div className="grid w-full max-w-sm gap-5">
        <span className="grid size-11 place-items-center rounded-full bg-accent-soft text-accent">
          <Clock className="size-5" aria-hidden="true" />
        </span>
        <div className="grid gap-1.5">
          <h1 tabIndex={-1} className="text-balance font-display text-3xl">
            This link has ended
          </h1>
          <p className="text-pretty text-muted">
            Whoever shared the video set a day for it to end. Ask them for a new link.
          </p>
        </div>
      </div>
      <a href="/" className="inline-flex items-center gap-2 text-muted text-sm hover:text-text">
        <Mark className="size-5" />
        Made with Vitrine
      </a>
    </main>
  );
}
