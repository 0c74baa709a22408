import { emptyImageRequest, type ImageRequest } from "~/domain/image-request";
import { RatioShape } from "../ratio-shape";
import { examplePrompts } from "./example-prompts";

/** Before anything was made: how it goes, and words that work, to be sent as they are or changed. */
export function FirstUse({ onTry }: { onTry: (request: ImageRequest) => void }) {
  return (
    <section aria-labelledby="first-use" className="mx-auto grid w-full max-w-2xl gap-6 py-6 lg:py-16">
      <div className="grid gap-2 text-center">
        <h3 id="first-use" className="text-balance font-display text-3xl">
          Your first images are one sentence away
        </h3>
        <p className="text-pretty text-lg text-muted">
          Say what they should show and press Enter. They appear here one by one, with everything that made
          them.
        </p>
      </div>
      <ul className="grid gap-2 sm:grid-cols-2">
        {examplePrompts.map(({ name, prompt, ratio }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onTry({ ...emptyImageRequest(""), prompt, ratio })}
              className="grid h-full w-full content-start gap-1 rounded-lg border border-line bg-raised p-4 text-start shadow-raised transition-colors hover:border-line-strong"
            >
              <span className="flex items-center justify-between gap-2 font-[550] text-muted text-sm">
                {name}
                <RatioShape ratio={ratio} />
              </span>
              <span className="text-pretty">{prompt}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
