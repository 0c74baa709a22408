import { useState } from "react";
import { mostPhotos } from "~/domain/products/product";
import { useSaveReading } from "~/products/use-save-reading";
import { factCount } from "~/sources/fact-count";
import { FactList } from "~/sources/fact-list";
import { PictureChooser } from "~/sources/picture-chooser";
import { ReadingStatus } from "~/sources/reading-status";
import { sourceTitle, withSheet } from "~/sources/source-reading";
import { showUnsavedFact } from "~/sources/unsaved-fact";
import { useSourceReading } from "~/sources/use-source-reading";
import { usualPictures } from "~/sources/usual-pictures";
import { Button } from "~/ui/button";
import { Skeleton } from "~/ui/skeleton";

export interface AskedPage {
  id: string;
  address: string | null;
  html?: string;
}

interface ReadProductProps {
  userId: string;
  asked: AskedPage;
  onOther: () => void;
}

/** What a page says of a product, as it is read: checked, corrected, with its pictures chosen, then kept. */
export function ReadProduct({ userId, asked, onOther }: ReadProductProps) {
  const { reading, isReading, change, read, stop } = useSourceReading({ userId, ...asked });
  const { save, progress } = useSaveReading(userId);
  const [isAdding, setAdding] = useState(false);
  const [picked, setPicked] = useState<string[] | null>(null);
  if (!reading) return <Skeleton className="h-72" />;
  const { sheet, pictures, variants } = reading;
  const count = sheet.facts.length;
  const chosen = picked ?? usualPictures(pictures);
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <h2 dir="auto" className="wrap-anywhere font-[600] text-xl">
          {sourceTitle(reading)}
        </h2>
        <ReadingStatus
          reading={reading}
          isReading={isReading}
          found={count > 0 ? factCount(count) : ""}
          onRead={read}
          onStop={stop}
          byHand={{ label: "Type facts by hand", onSelect: () => setAdding(true) }}
        />
      </div>
      {count === 0 && isReading && (
        <div role="status" aria-label="Reading the page" className="grid gap-3">
          {["a", "b", "c", "d"].map((key) => (
            <Skeleton key={key} className="h-11" />
          ))}
        </div>
      )}
      <FactList
        sheet={sheet}
        onChange={(edit) =>
          change((current) => withSheet(current, edit(current.sheet), new Date().toISOString()))
        }
        variantName={(id) => variants.find((variant) => variant.id === id)?.name}
        isAdding={isAdding}
        onAdding={setAdding}
      />
      <PictureChooser
        heading="Its photos"
        pictures={pictures}
        chosen={chosen}
        most={mostPhotos}
        onChange={setPicked}
      />
      <div className="sticky bottom-0 -mx-2 flex flex-wrap items-center justify-end gap-3 border-line border-t bg-surface px-2 py-4 max-md:bottom-14">
        {progress && (
          <span role="status" className="me-auto text-muted text-sm">
            {progress}
          </span>
        )}
        <Button onClick={onOther}>Another one</Button>
        <Button
          variant="primary"
          loading={progress !== null}
          disabled={count === 0 || isReading}
          onClick={() => !showUnsavedFact() && void save(reading, chosen)}
        >
          Make product
        </Button>
      </div>
    </div>
  );
}
