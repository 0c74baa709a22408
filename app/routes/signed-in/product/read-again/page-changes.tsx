import { useMemo, useState } from "react";
import type { Fact } from "~/domain/facts/fact";
import { changeFacts } from "~/domain/products/change-facts";
import { addPhotos, photosOfPictures } from "~/domain/products/photos";
import { mostPhotos, type ProductFields } from "~/domain/products/product";
import { applyFactChanges, type FactChange, findFactChanges } from "~/domain/products/reading-changes";
import {
  findVariantChanges,
  takeVariantChanges,
  type VariantChange,
} from "~/domain/products/variant-changes";
import { nameOfFact } from "~/sources/fact-groups";
import { importPictures } from "~/sources/import-pictures";
import { PictureChooser } from "~/sources/picture-chooser";
import type { SourceReading } from "~/sources/source-reading";
import { Button } from "~/ui/button";
import { showErrorToast } from "~/ui/toast";
import { ChangeChoice, type ChangeSide } from "./change-choice";

interface PageChangesProps {
  product: ProductFields;
  reading: SourceReading;
  onChange: (after: ProductFields, done?: string) => void;
  onClose: () => void;
}

interface Shown {
  key: string;
  name: string;
  kept: ChangeSide;
  taken: ChangeSide;
  /** What is chosen at first: a person's own words stay. */
  isTaken: boolean;
}

/** What a page says otherwise than the product, each to be taken or not, and the pictures it has that the product has not. */
export function PageChanges({ product, reading, onChange, onClose }: PageChangesProps) {
  const { variants, facts } = useMemo(() => compare(product, reading), [product, reading]);
  const [choices, setChoices] = useState<Readonly<Record<string, boolean>>>({});
  const [chosen, setChosen] = useState<string[]>([]);
  const [progress, setProgress] = useState<string | null>(null);
  const shown = [...variants.map(showVariant), ...facts.map((change) => showFact(change, product))];
  const known = new Set(product.photos.flatMap(({ sourceUrl }) => sourceUrl ?? []));
  const pictures = reading.pictures.filter(
    ({ url, role }) => !known.has(url) && role !== "icon" && role !== "logo",
  );
  const room = mostPhotos - product.photos.length;
  const isTaken = ({ key, isTaken: usual }: Shown) => choices[key] ?? usual;
  const count = shown.filter(isTaken).length + chosen.length;
  const setAll = (isAllTaken: boolean) =>
    setChoices(Object.fromEntries(shown.map(({ key }) => [key, isAllTaken])));

  async function apply() {
    const at = new Date();
    const photos = await fetchPhotos();
    const byKey = new Map(shown.map((one) => [one.key, isTaken(one)]));
    const varied = takeVariantChanges(
      product,
      variants.filter((change) => byKey.get(keyOfVariant(change))),
    );
    const sheet = applyFactChanges(
      varied.facts,
      facts.map((change) => ({ change, isTaken: byKey.get(keyOfFact(change)) ?? false })),
      at.toISOString(),
    );
    const after = changeFacts({ ...varied, photos: addPhotos(varied.photos, photos), readAt: at }, sheet);
    onChange(
      after,
      count === 0 ? undefined : count === 1 ? "One change was taken" : `${count} changes were taken`,
    );
    onClose();
  }

  async function fetchPhotos() {
    const { assetIds, failed } = await importPictures(chosen, {}, (done, of) =>
      setProgress(`Fetching picture ${done + 1} of ${of}`),
    );
    setProgress(null);
    if (failed.length > 0) {
      showErrorToast(
        failed.length === 1 ? "One picture did not come" : `${failed.length} pictures did not come`,
        failed[0]?.message,
      );
    }
    return photosOfPictures(reading.pictures, chosen, assetIds);
  }

  return (
    <>
      {shown.length === 0 && (
        <p className="py-2">
          {reading.problem
            ? "As far as it was read, the page says what the product says."
            : "Nothing has changed: the page says what the product says."}
        </p>
      )}
      {shown.length > 0 && (
        <section aria-label="Changes" className="grid gap-4">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="text-muted text-sm">
              {shown.length === 1 ? "One thing is different." : `${shown.length} things are different.`}{" "}
              Choose what the product says from now on.
            </p>
            <div className="flex gap-1">
              <Button size="sm" variant="ghost" onClick={() => setAll(false)}>
                Keep all
              </Button>
              <Button size="sm" variant="ghost" onClick={() => setAll(true)}>
                Take all
              </Button>
            </div>
          </div>
          {shown.map((one) => (
            <ChangeChoice
              key={one.key}
              name={one.name}
              kept={one.kept}
              taken={one.taken}
              isTaken={isTaken(one)}
              onChange={(next) => setChoices((current) => ({ ...current, [one.key]: next }))}
            />
          ))}
        </section>
      )}
      {pictures.length > 0 && room > 0 && (
        <PictureChooser
          heading="New pictures on the page"
          pictures={pictures}
          chosen={chosen}
          most={room}
          onChange={setChosen}
        />
      )}
      <div className="sticky bottom-0 -mx-6 -mb-6 flex flex-wrap items-center justify-end gap-2 rounded-b-lg border-line border-t bg-raised px-6 py-4">
        {progress && (
          <p role="status" className="me-auto text-muted text-sm">
            {progress}
          </p>
        )}
        {shown.length > 0 && <Button onClick={onClose}>Cancel</Button>}
        <Button variant="primary" loading={progress !== null} onClick={() => void apply()}>
          {count === 0 ? "Done" : count === 1 ? "Take one change" : `Take ${count} changes`}
        </Button>
      </div>
    </>
  );
}

function compare(product: ProductFields, { sheet, variants, problem }: SourceReading) {
  const read = { facts: sheet.facts, variants, isWhole: problem === null };
  const variantChanges = findVariantChanges(product, read);
  // What is known of a variant comes and goes with it.
  const apart = new Set(variantChanges.flatMap(({ facts }) => facts.map(({ id }) => id)));
  const facts = findFactChanges(product.facts, read).filter(({ was, now }) => {
    return !(was && apart.has(was.id)) && !(now && apart.has(now.id));
  });
  return { variants: variantChanges, facts };
}

const keyOfFact = ({ was, now }: FactChange) => `fact ${was?.id} ${now?.id}`;
const keyOfVariant = ({ variant }: VariantChange) => `variant ${variant.id}`;

function showFact(change: FactChange, { variants }: ProductFields): Shown {
  const { was, now } = change;
  const fact = (now ?? was) as Fact;
  const variant = variants.find(({ id }) => id === fact.variantId);
  const isOwn = was?.sources.some(({ from }) => from === "you") ?? false;
  return {
    key: keyOfFact(change),
    name: variant ? `${nameOfFact(fact)} · ${variant.name}` : nameOfFact(fact),
    kept: was ? { fact: was } : { words: "Without it, as now" },
    taken: now ? { fact: now } : { words: "Not on the page any more: remove it" },
    isTaken: !isOwn,
  };
}

function showVariant(change: VariantChange): Shown {
  const { kind, variant, facts } = change;
  const known = facts.length === 1 ? "1 fact of its own" : `${facts.length} facts of its own`;
  const own = facts.length > 0 ? `${variant.name}, with ${known}` : variant.name;
  const base = { key: keyOfVariant(change), name: "Variant", isTaken: true };
  switch (kind) {
    case "added":
      return { ...base, kept: { words: "Without it, as now" }, taken: { words: own } };
    case "gone":
      return { ...base, kept: { words: own }, taken: { words: "Not on the page any more: remove it" } };
    case "changed":
      return { ...base, kept: { words: inWords(change.was) }, taken: { words: inWords(variant) } };
  }
}

function inWords({ name, options }: VariantChange["variant"]): string {
  const chosen = Object.entries(options).map(([option, value]) => `${option}: ${value}`);
  return [name, ...chosen].join(" · ");
}
