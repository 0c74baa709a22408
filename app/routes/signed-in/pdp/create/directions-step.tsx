import RotateCw from "lucide-react/icons/rotate-cw";
import { useEffect, useMemo, useRef } from "react";
import { currentFacts } from "~/domain/products/current-facts";
import { toneNames } from "~/domain/video/tone-names";
import type { Page } from "~/sections/page";
import { themeOf } from "~/sections/themes/themes";
import { directions } from "~/sections/writer/directions";
import { hasOwnOrder } from "~/sections/writer/write-directions";
import { type DirectionId, directionIds } from "~/sections/writer/write-input";
import { Button } from "~/ui/button";
import { Spinner } from "~/ui/spinner";
import { DirectionCard } from "./direction-card";
import { imagesGiven } from "./images-given";
import type { StepProps } from "./making";
import { outlineLike } from "./outline-like";
import { QuestionsNote } from "./questions-note";
import { useCreateProject } from "./use-create-project";
import { useWriting } from "./use-writing";
import { fingerprint, writerInput } from "./writer-input";

/** The page in three directions, side by side as they are written; the chosen one becomes a project. */
export function DirectionsStep(props: StepProps) {
  const { userId, material, draft, onDraft, isReading, likeId, liked, brand, writer, onStep } = props;
  const { input, images } = useMemo(
    () => writerInput(material, draft, brand.brand),
    [material, draft, brand.brand],
  );
  const facts = useMemo(() => currentFacts(material.sheet), [material.sheet]);
  const outline = draft.outline ?? (liked ? outlineLike(liked.page) : null);
  const now = fingerprint({ ...input, scriptModelId: writer?.id ?? null }, outline);
  const kept = draft.written?.of === now ? draft.written : null;
  const asked = useRef({ now, images });
  const { writing, pages, problem, problems, write, stop } = useWriting(({ pages: whole, note }) =>
    onDraft(({ written }) => {
      const { now: of, images: given } = asked.current;
      // Of the same material what is whole stays: one direction may have been written again.
      const before = written?.of === of ? written : null;
      return {
        written: {
          pages: { ...before?.pages, ...whole },
          images: given,
          note: before && Object.keys(whole).length === 1 ? before.note : note,
          of,
        },
      };
    }),
  );
  const isWriting = writing.size > 0;
  const creating = useCreateProject(userId);
  const shownImages = useMemo(() => imagesGiven(kept?.images ?? images), [kept, images]);

  function begin(only?: DirectionId) {
    asked.current = { now, images };
    write({
      ...input,
      scriptModelId: writer?.id ?? null,
      ...(only && { directions: [only] }),
      ...(outline && { sections: outline.map(({ type, variant }) => ({ type, variant })) }),
    });
  }
  // What was written of the same stands as it was; a page that is still read is waited for, and so is the one it is made like.
  const isWaiting = isReading || !brand.isKnown || (likeId !== null && liked === null);
  const isKept = kept !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins once, when all that it is written from is there
  useEffect(() => {
    if (!isWaiting && !isKept) begin();
  }, [isWaiting]);

  const pageOf = (id: DirectionId): Page | null => {
    const page = (writing.has(id) ? null : kept?.pages[id]?.page) ?? pages[id] ?? null;
    return page && liked ? { ...page, theme: liked.page.theme } : page;
  };
  const written = directionIds.flatMap((id) => (writing.has(id) ? [] : (kept?.pages[id] ?? [])));
  const questions = [...new Set(written.flatMap((page) => page.questions))];
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
            <Button
              size="sm"
              variant="ghost"
              icon={<RotateCw className="size-3.5" />}
              onClick={() => begin()}
            >
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
          <Button size="sm" icon={<RotateCw className="size-3.5" />} onClick={() => begin()}>
            Try again
          </Button>
        </div>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-3">
        {directionIds.map((id) => {
          const page = pageOf(id);
          const { name, about } = directions[id];
          const done = writing.has(id) ? null : (kept?.pages[id] ?? null);
          // A direction promises an order: not where another one has the same.
          const keepsPromise = done === null || hasOwnOrder(done, written);
          return (
            <li key={id} className="min-w-0">
              <DirectionCard
                name={name}
                about={
                  keepsPromise
                    ? about
                    : `Sections as in the others, in this tone: ${toneNames[done.outline.tone]}`
                }
                theme={page ? themeOf(page.theme.id).name : null}
                page={page}
                facts={facts}
                images={shownImages}
                leftOut={done?.leftOut ?? []}
                problem={problems[id] ?? null}
                isWriting={writing.has(id) || isWaiting}
                isDisabled={creating.progress !== null || isWriting}
                progress={creating.chosen === id ? creating.progress : null}
                onAgain={() => begin(id)}
                onChoose={() =>
                  page && void creating.create({ id, page, material, images: kept?.images ?? images })
                }
              />
            </li>
          );
        })}
      </ul>
      <QuestionsNote questions={questions} onFacts={() => onStep("facts")} />
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onStep("facts")}>Correct the facts</Button>
        <Button onClick={() => onStep("outline")}>Change the sections</Button>
      </div>
    </div>
  );
}
