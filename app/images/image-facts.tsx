import type { ReactNode } from "react";
import { Link } from "react-router";
import { mediaAddress } from "~/client/media-address";
import { formatCredits } from "~/domain/credits/format-credits";
import type { ImageModelInfo } from "~/domain/image/image-model";
import { knownStyles } from "~/domain/image/image-style";
import type { Board } from "~/stores/boards/board-document";
import type { Image } from "~/stores/images/image-document";
import { CopyButton } from "~/ui/copy-button";
import { roleNames } from "./composer/reference-roles";
import { howMade } from "./operation-names";

interface ImageFactsProps {
  image: Image;
  models: readonly ImageModelInfo[];
  boards: readonly Board[] | null;
  /** Of the page of an image. */
  addressOf: (imageId: string) => string;
}

/** Everything that made the image; all of it can be copied, and recalled by the buttons above. */
export function ImageFacts({ image, models, boards, addressOf }: ImageFactsProps) {
  const { request, recipe, width, height, sizeBytes, createdAt, mediaType, credits } = image;
  const model = models.find(({ id }) => id === recipe.modelId);
  const isByHand = recipe.digitalSourceType === "humanEdits";
  const nameOf = (boardId: string) => boards?.find(({ id }) => id === boardId)?.name ?? "A board";
  return (
    <div className="grid gap-5">
      {request?.prompt && <Words label="Words" text={request.prompt} />}
      {request?.negativePrompt && <Words label="Left out" text={request.negativePrompt} />}
      {request && request.references.length > 0 && (
        <section className="grid gap-2">
          <h2 className="font-[550] text-sm">References</h2>
          <ul className="grid grid-cols-4 gap-1.5">
            {request.references.map(({ assetId, role, weight }) => (
              <li key={assetId} className="grid gap-1">
                <img
                  src={mediaAddress(assetId, 320)}
                  alt=""
                  className="aspect-square w-full rounded-sm bg-sunken object-cover"
                />
                <span className="tabular text-muted text-xs">
                  {roleNames[role].label} {Math.round(weight * 100)}%
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
        <Fact name="Made by">
          {isByHand ? "You" : (model?.label ?? recipe.modelId)}
          <span className="block text-muted">{sourceNames[recipe.digitalSourceType]}</span>
        </Fact>
        <Fact name="How">{howMade(image)}</Fact>
        {request && (
          <Fact name="Seed">
            <span className="tabular">{recipe.seed}</span>
          </Fact>
        )}
        {request?.operation === "generate" && <Fact name="Shape">{request.ratio}</Fact>}
        <Fact name="Size">
          <span className="tabular">
            {width} × {height}
          </span>
          , {kindNames[mediaType]}, <span className="tabular">{(sizeBytes / 1024).toFixed(0)} kB</span>
        </Fact>
        {request && request.styleIds.length > 0 && (
          <Fact name="Style">
            {knownStyles(request.styleIds)
              .map(({ label }) => label)
              .join(", ")}
          </Fact>
        )}
        {request &&
          Object.entries(request.parameters).map(([id, value]) => (
            <Fact key={id} name={model?.parameters.find((parameter) => parameter.id === id)?.label ?? id}>
              {String(value)}
            </Fact>
          ))}
        {request?.steeringBoardId && <Fact name="In the spirit of">{nameOf(request.steeringBoardId)}</Fact>}
        {request?.extend && (
          <Fact name="Added">
            {request.extend.top}, {request.extend.right}, {request.extend.bottom}, {request.extend.left} px
          </Fact>
        )}
        {request && request.count > 1 && <Fact name="One of">{request.count}</Fact>}
        {(credits !== undefined || !request) && <Fact name="Paid">{formatCost(credits ?? 0, request)}</Fact>}
        <Fact name="Made">
          <time dateTime={createdAt.toISOString()}>
            {new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" }).format(
              createdAt,
            )}
          </time>
        </Fact>
      </dl>
      {request && (
        <div className="flex flex-wrap gap-1.5">
          <CopyButton label="Copy the seed" text={() => String(recipe.seed)} />
          <CopyButton label="Copy all as JSON" text={() => JSON.stringify(request, null, 2)} />
        </div>
      )}
      {image.parentIds.length > 0 && !request && (
        <p className="text-muted text-sm">
          {howMade(image)} by hand.{" "}
          <Link to={addressOf(image.parentIds[0] ?? "")} className="font-[550] text-text hover:underline">
            See what it was
          </Link>
        </p>
      )}
    </div>
  );
}

/** What is done by hand is free, whatever it is done to. */
function formatCost(credits: number, request: Image["request"]): string {
  if (credits > 0) return formatCredits(credits);
  return request ? "Nothing" : "Nothing: it was made by hand";
}

const sourceNames: Record<Image["recipe"]["digitalSourceType"], string> = {
  trainedAlgorithmicMedia: "Output of an AI model",
  algorithmicMedia: "Drawn by a program, not by an AI model",
  humanEdits: "Your own picture, edited by hand",
};

const kindNames: Record<Image["mediaType"], string> = {
  "image/png": "PNG",
  "image/jpeg": "JPEG",
  "image/webp": "WebP",
  "image/avif": "AVIF",
  "image/gif": "GIF",
};

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  );
}

function Words({ label, text }: { label: string; text: string }) {
  return (
    <section className="grid gap-1.5">
      <div className="flex items-center justify-between gap-2">
        <h2 className="font-[550] text-sm">{label}</h2>
        <CopyButton label="Copy" text={() => text} />
      </div>
      <p dir="auto" className="max-h-52 overflow-y-auto whitespace-pre-wrap text-pretty wrap-anywhere">
        {text}
      </p>
    </section>
  );
}
