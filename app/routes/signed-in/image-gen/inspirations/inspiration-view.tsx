import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Repeat2 from "lucide-react/icons/repeat-2";
import { type ReactNode, useEffect, useRef } from "react";
import { Link, type To } from "react-router";
import { knownStyles } from "~/domain/image/image-style";
import { SaveToBoard } from "~/images/boards/save-to-board";
import { type Inspiration, inspirationFile } from "~/images/inspirations/inspiration";
import { remixAddress } from "~/images/inspirations/remix-address";
import { takeInspiration } from "~/images/inspirations/take-inspiration";
import { RatioShape } from "~/images/ratio-shape";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { CopyButton } from "~/ui/copy-button";
import { Dialog } from "~/ui/dialog";

interface InspirationViewProps {
  inspiration: Inspiration;
  /** Shows what a word finds. */
  addressOfWord: (word: string) => To;
  /** To the one before or after; null at the ends. */
  onStep: { previous: (() => void) | null; next: (() => void) | null };
  onClose: () => void;
}

/** One inspiration, large, with everything that made it. Arrows go on to the others. */
export function InspirationView({ inspiration, addressOfWord, onStep, onClose }: InspirationViewProps) {
  const { id, title, prompt, style, ratio, seed, tags, picture } = inspiration;
  const latest = useRef(onStep);
  latest.current = onStep;
  useEffect(() => {
    const onKeyDown = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey) return;
      if (key === "ArrowLeft") latest.current.previous?.();
      if (key === "ArrowRight") latest.current.next?.();
    };
    // On its way down: the dialog keeps arrows to itself.
    addEventListener("keydown", onKeyDown, { capture: true });
    return () => removeEventListener("keydown", onKeyDown, { capture: true });
  }, []);

  return (
    <Dialog
      open
      size="xl"
      title={title}
      onOpenChange={(isOpen) => isOpen || onClose()}
      finalFocus={() => document.querySelector<HTMLElement>(`[data-inspiration="${id}"]`)}
    >
      <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_19rem] md:gap-6">
        <div className="grid place-items-center rounded-md bg-sunken p-3 md:min-h-[72dvh]">
          <img
            key={id}
            src={inspirationFile(id, picture, 1024)}
            width={picture.width}
            height={picture.height}
            alt={picture.alt}
            style={{ backgroundColor: picture.color }}
            className="max-h-[46dvh] w-auto rounded-sm md:max-h-[72dvh]"
          />
        </div>
        <div className="flex flex-col gap-5">
          <div className="grid gap-3">
            <p className="text-pretty text-lg">{prompt}</p>
            <div className="flex items-center gap-2">
              <ButtonLink
                to={remixAddress(id)}
                variant="primary"
                icon={<Repeat2 className="size-4" />}
                className="grow"
              >
                Remix
              </ButtonLink>
              <CopyButton key={id} label="Copy prompt" text={() => prompt} />
            </div>
            <SaveToBoard take={() => takeInspiration(inspiration)} />
          </div>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
            <Fact name="Style">
              {knownStyles(style ? [style] : [])
                .map(({ label }) => label)
                .join(", ") || "None"}
            </Fact>
            <Fact name="Shape">
              <span className="tabular inline-flex items-center gap-2">
                {ratio} <RatioShape ratio={ratio} boxPixels={14} />
              </span>
            </Fact>
            <Fact name="Seed">
              <span className="tabular">{seed}</span>
            </Fact>
            <Fact name="Made by">
              Built-in image maker
              <span className="block text-muted">
                Drawn by a program, not by an AI model. The same seed gives the same picture.
              </span>
            </Fact>
          </dl>
          <section aria-label="Colours" className="flex flex-wrap gap-x-3 gap-y-1.5">
            {picture.palette.map((color) => (
              <span key={color} className="tabular inline-flex items-center gap-1.5 text-muted text-xs">
                <span
                  aria-hidden="true"
                  className="size-5 rounded-sm shadow-[inset_0_0_0_1px_var(--color-line)]"
                  style={{ backgroundColor: color }}
                />
                {color}
              </span>
            ))}
          </section>
          <ul aria-label="More like this" className="flex flex-wrap gap-1.5">
            {tags.map((tag) => (
              <li key={tag}>
                <Link
                  to={addressOfWord(tag)}
                  className="inline-flex h-7 items-center rounded-full bg-sunken px-3 text-muted text-sm hover:text-text"
                >
                  {tag}
                </Link>
              </li>
            ))}
          </ul>
          <footer className="flex justify-between border-line border-t pt-3 md:mt-auto">
            <Button
              variant="ghost"
              icon={<ChevronLeft className="size-4" />}
              disabled={!onStep.previous}
              onClick={() => onStep.previous?.()}
            >
              Previous
            </Button>
            <Button variant="ghost" disabled={!onStep.next} onClick={() => onStep.next?.()}>
              Next <ChevronRight className="size-4" />
            </Button>
          </footer>
        </div>
      </div>
    </Dialog>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}
