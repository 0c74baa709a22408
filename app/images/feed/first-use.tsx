import { useEffect, useState } from "react";
import { href, Link } from "react-router";
import { emptyImageRequest, type ImageRequest } from "~/domain/image/image-request";
import { type Inspiration, inspirationFile } from "../inspirations/inspiration";
import { RatioShape } from "../ratio-shape";
import { examplePrompts } from "./example-prompts";

/** Before anything was made: how it goes, and prompts that work, to be sent as they are or changed. */
export function FirstUse({ onTry }: { onTry: (request: ImageRequest) => void }) {
  const find = useInspirations();
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
        {examplePrompts.map(({ name, prompt, ratio, inspirationId }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onTry({ ...emptyImageRequest(""), prompt, ratio })}
              className="grid h-full w-full grid-cols-[5.5rem_minmax(0,1fr)] gap-3.5 rounded-lg border border-line bg-raised p-3 text-start shadow-raised transition-colors hover:border-line-strong"
            >
              <ExampleImage inspiration={find(inspirationId)} />
              <span className="grid content-start gap-1 py-0.5">
                <span className="flex items-center justify-between gap-2 font-[550] text-muted text-sm">
                  {name}
                  <RatioShape ratio={ratio} />
                </span>
                <span className="text-pretty">{prompt}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="text-center text-muted">
        The pictures are by the built-in image maker.{" "}
        <Link
          to={href("/image-gen/inspirations")}
          prefetch="intent"
          className="font-[550] text-text underline underline-offset-4"
        >
          More ideas
        </Link>
      </p>
    </section>
  );
}

function ExampleImage({ inspiration }: { inspiration: Inspiration | null }) {
  return (
    <span
      className="block h-full min-h-22 overflow-hidden rounded-md bg-sunken"
      style={{ backgroundColor: inspiration?.picture.color }}
    >
      {inspiration && (
        <img
          src={inspirationFile(inspiration.id, inspiration.picture, 512)}
          alt=""
          decoding="async"
          className="size-full object-cover"
        />
      )}
    </span>
  );
}

/** The inspirations once they are loaded: only who sees this needs them here. */
function useInspirations(): (id: string) => Inspiration | null {
  const [find, setFind] = useState<{ byId: (id: string) => Inspiration | null } | null>(null);
  useEffect(() => {
    let isGone = false;
    import("../inspirations/inspirations").then(
      ({ findInspiration }) => isGone || setFind({ byId: findInspiration }),
      // The prompts work without their images.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, []);
  return (id) => find?.byId(id) ?? null;
}
