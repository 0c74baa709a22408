import RotateCw from "lucide-react/icons/rotate-cw";
import { useEffect, useMemo, useRef } from "react";
import { currentFacts } from "~/domain/products/current-facts";
import type { Page } from "~/sections/page";
import { themeOf } from "~/sections/themes/themes";
import { directions } from "~/sections/writer/directions";
import { type DirectionId, directionIds } from "~/sections/writer/write-input";
import type { Project } from "~/stores/projects/project-document";
import { Button } from "~/ui/button";
import { Spinner } from "~/ui/spinner";
import { DirectionCard } from "./direction-card";
import { imagesGiven } from "./images-given";
import type { MakingProps } from "./making";
import { outlineLike } from "./outline-like";
import type { Step } from "./step-bar";
import { useCreateProject } from "./use-create-project";
import { useWriting } from "./use-writing";
import { fingerprint, writerInput } from "./writer-input";

interface DirectionsStepProps extends MakingProps {
  liked: Project | null;
  onStep: (step: Step) => void;
}

/** The page in three directions, side by side as they are written; the chosen one becomes a project. */
export function DirectionsStep(props: DirectionsStepProps) {
  const { userId, material, draft, onDraft, isReading, likeId, liked, onStep } = props;
  const { input, images } = useMemo(() => writerInput(material, draft), [material, draft]);
  const facts = useMemo(() => currentFacts(material.sheet), [material.sheet]);
  const outline = draft.outline ?? (liked ? outlineLike(liked.page) : null);
  const now = fingerprint(input, outline);
  const kept = draft.written?.of === now ? draft.written : null;
  const asked = useRef({ now, images });
  const { isWriting, pages, problem, write, stop } = useWriting((finished) =>
    onDraft({ written: { ...finished, images: asked.current.images, of: asked.current.now } }),
  );
  const creating = useCreateProject(userId);
  const shownImages = useMemo(() => imagesGiven(kept?.images ?? images), [kept, images]);

  function begin() {
    asked.current = { now, images };
    write({
      ...input,
      ...(outline && { sections: outline.map(({ type, variant }) => ({ type, variant })) }),
    });
  }
  // What was written of the same stands as it was; a page that is still read is waited for, and so is the one it is made like.
  const isWaiting = isReading || (likeId !== null && liked === null);
  const isKept = kept !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins once, when all that it is written from is there
  useEffect(() => {
    if (!isWaiting && !isKept) begin();
  }, [isWaiting]);

  const pageOf = (id: DirectionId): Page | null => {
    const page = (isWriting ? null : kept?.pages[id]?.page) ?? pages[id] ?? null;
    return page && liked ? { ...page, theme: liked.page.theme } : page;
  };
  const count = directionIds.reduce((sum, id) => sum + (pageOf(id)?.order.length ?? 0), 0);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-3">
        <p role="status" className="tabular flex items-center gap-2 text-pretty text-muted">
          {isWriting || isWaiting ? (
            <>
              <Spinner className="size-3.5" />
              {isWriting ? `Writing: ${count} sections so far` : "Waiting for the facts"}
            </>
          ) : (
            (kept?.note ??
            (count > 0 ? "Scroll each one, then choose. Everything can be changed afterwards." : ""))
          )}
        </p>
        {isWriting ? (
          <Button size="sm" onClick={stop}>
            Stop
          </Button>
        ) : (
          !isWaiting && (
            <Button size="sm" variant="ghost" icon={<RotateCw className="size-3.5" />} onClick={begin}>
              Write again
            </Button>
          )
        )}
      </div>
      {problem && (
        <div role="alert" className="grid justify-items-start gap-3 rounded-md bg-warning-soft p-4">
          <p className="max-w-[68ch] text-pretty">
            {problem} What was written until then stays, and so does all you typed.
          </p>
          <Button size="sm" icon={<RotateCw className="size-3.5" />} onClick={begin}>
            Try again
          </Button>
        </div>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-3">
        {directionIds.map((id) => {
          const page = pageOf(id);
          const { name, about } = directions[id];
          return (
            <li key={id} className="min-w-0">
              <DirectionCard
                name={name}
                about={about}
                theme={page ? themeOf(page.theme.id).name : null}
                page={page}
                facts={facts}
                images={shownImages}
                isWriting={isWriting || isWaiting}
                isDisabled={creating.progress !== null || isWriting}
                progress={creating.chosen === id ? creating.progress : null}
                onChoose={() =>
                  page && void creating.create({ id, page, material, images: kept?.images ?? images })
                }
              />
            </li>
          );
        })}
      </ul>
      <div>
        <Button variant="ghost" onClick={() => onStep("outline")}>
          Change the sections
        </Button>
      </div>
    </div>
  );
}
