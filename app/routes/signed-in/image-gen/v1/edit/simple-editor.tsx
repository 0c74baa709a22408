import { useMemo } from "react";
import { href, Link, useSearchParams } from "react-router";
import { mediaAddress } from "~/client/media-address";
import type { ImageModelInfo } from "~/domain/image/image-model";
import type { EditedImage } from "~/images/edit/edited-image";
import { RunTiles } from "~/images/edit/run-tiles";
import { useEditedImages } from "~/images/edit/use-candidates";
import { useDraft } from "~/images/edit/use-draft";
import { useModels } from "~/images/edit/use-models";
import { useRun } from "~/images/edit/use-run";
import { howMade } from "~/images/operation-names";
import { olderImageAddress } from "~/images/v1/older-address";
import { useFreshCredits } from "~/shell/use-fresh-credits";
import { CandidateView } from "./candidate-view";
import { EditForm } from "./edit-form";
import { parseEditChoice, withEditChoice } from "./edit-wish";
import { useCandidate } from "./use-candidate";

interface SimpleEditorProps {
  userId: string;
  picture: EditedImage;
  models: readonly ImageModelInfo[];
}

/** A picture, one edit at a time: asked for, compared with what it was, kept or discarded. Made anew for each picture. */
export function SimpleEditor({ userId, picture, models }: SimpleEditorProps) {
  const [parameters, setParameters] = useSearchParams();
  const choice = parseEditChoice(parameters);
  const size = useMemo(() => ({ width: picture.width, height: picture.height }), [picture]);
  const { draft, isKnown, change } = useDraft(userId, picture.id);
  const offered = useModels(models);
  const credits = useFreshCredits(userId);
  const { staged, kept, runs, failed, dismiss } = useEditedImages(userId, picture.id);
  const candidate = useCandidate(staged ?? []);
  const run = useRun({
    userId,
    assetId: picture.id,
    size,
    draft,
    isDraftKnown: isKnown,
    model: offered.model,
    onStarted: () => {},
  });
  const name = picture.name || "Picture";
  return (
    <main className="measure grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 py-8 md:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
        <header className="flex items-baseline justify-between gap-4">
          <h1 tabIndex={-1} className="min-w-0 truncate font-semibold text-xl" title={name}>
            <span className="sr-only">Edit </span>
            {name}
          </h1>
          <Link
            to={href("/image-gen/v1/edit")}
            className="shrink-0 rounded-sm text-muted text-sm underline-offset-2 hover:text-text hover:underline"
          >
            Another picture
          </Link>
        </header>
        {candidate.shown ? (
          <CandidateView
            source={picture}
            candidates={staged ?? []}
            shown={candidate.shown}
            onShow={candidate.show}
          />
        ) : (
          <img
            src={mediaAddress(picture.id)}
            alt={name}
            style={{
              aspectRatio: `${size.width} / ${size.height}`,
              maxWidth: `calc(70dvh * ${size.width / size.height})`,
            }}
            className="w-full justify-self-center rounded-md bg-sunken"
          />
        )}
        {runs.length > 0 && (
          <ul aria-label="Under way" className="flex flex-wrap gap-2">
            <RunTiles runs={runs} onDismiss={dismiss} />
          </ul>
        )}
        {failed && (
          <p role="alert" className="text-muted text-sm">
            What came of earlier edits could not be listed.{" "}
            <button type="button" className="font-[550] text-text underline" onClick={failed.retry}>
              Try again
            </button>
          </p>
        )}
        {kept.length > 0 && (
          <section aria-labelledby="kept-heading" className="grid gap-2">
            <h2 id="kept-heading" className="font-[550] text-sm">
              Kept
            </h2>
            <ul className="flex flex-wrap gap-2">
              {kept.map((image) => (
                <li key={image.id}>
                  <Link
                    to={olderImageAddress(image.id)}
                    className="grid w-20 gap-1 rounded-sm text-muted text-xs"
                  >
                    <img
                      src={mediaAddress(image.id, 320)}
                      alt=""
                      loading="lazy"
                      className="aspect-square w-full rounded-sm bg-sunken object-cover"
                    />
                    {howMade(image)}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <EditForm
        size={size}
        assetId={picture.id}
        choice={choice}
        onChoice={(next) =>
          setParameters((before) => withEditChoice(before, next), {
            replace: true,
            preventScrollReset: true,
          })
        }
        draft={draft}
        change={change}
        offered={offered}
        balance={credits?.balance ?? null}
        run={run}
      />
    </main>
  );
}
