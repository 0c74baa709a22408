import { useCallback, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { type BrandFields, brandLimits, type Logos, newBrand } from "~/domain/brands/brand";
import { ReadingStatus } from "~/sources/reading-status";
import { useSourceReading } from "~/sources/use-source-reading";
import type { Brand } from "~/stores/brands/brand-document";
import { Button } from "~/ui/button";
import { Skeleton } from "~/ui/skeleton";
import { TextField } from "~/ui/text-field";
import { showErrorToast } from "~/ui/toast";
import { makeBrand } from "../brand-actions";
import { brandAddress } from "../brand-address";
import { BrandPreview } from "../brand-preview";
import { BrandSection } from "../brand-section";
import { sendLogo } from "../prepare-logo";
import { proposeColors } from "../propose-colors";
import { TypeFields } from "../type-fields";
import { FoundColors } from "./found-colors";
import { FoundLogos } from "./found-logos";
import { foundWords } from "./found-words";
import { proposeLogos } from "./propose-logos";
import { proposeTypefaces } from "./propose-typefaces";
import { useLogoCandidates } from "./use-logo-candidates";

interface FoundBrandProps {
  id: string;
  address: string | null;
  html: string | undefined;
  userId: string;
  brands: readonly Brand[];
}

type Kind = keyof Logos;
/** What the person has set in place of what was found. */
interface Corrections extends Partial<Pick<BrandFields, "name" | "colors" | "typefaces">> {
  uses?: Map<string, Kind>;
}

/** What a page shows of its brand as it is read, beside a video in it; nothing is kept before it is asked for. */
export function FoundBrand({ id, address, html, userId, brands }: FoundBrandProps) {
  const navigate = useNavigate();
  const { reading, isReading, read, stop } = useSourceReading({ userId, id, address, html });
  const [corrections, setCorrections] = useState<Corrections>({});
  const [isSaving, setSaving] = useState(false);
  const correct = (next: Corrections) => setCorrections((current) => ({ ...current, ...next }));
  const found = reading?.brand ?? null;
  const candidates = useLogoCandidates(found?.logos ?? []);
  const { ready } = candidates;

  const uses = corrections.uses ?? proposeLogos(ready);
  const used = ready.filter(({ url }) => uses.has(url));
  const inks = (used.length > 0 ? used : ready).flatMap(({ measured }) => measured.colors);
  const proposed = proposeColors(found?.colors ?? [], inks);
  const colors = corrections.colors ?? proposed.chosen.map(({ role, color }) => ({ role, color }));
  const types = proposeTypefaces(found);
  const typefaces = corrections.typefaces ?? types.typefaces;
  const name = corrections.name ?? nameFound(reading, found?.name ?? null);

  const logos: Logos = { light: null, dark: null, mark: null };
  for (const { url, preview, measured } of used) {
    const kind = uses.get(url);
    if (kind) {
      const { ratio, ink, paths } = measured;
      logos[kind] = { assetId: preview, ratio, ink, ...(paths && { paths }) };
    }
  }
  const written = JSON.stringify({ name: name || newBrand.name, logos, colors, typefaces });
  const fields = useMemo<BrandFields>(() => ({ ...newBrand, ...JSON.parse(written) }), [written]);
  const logoUrl = useCallback((assetId: string) => (assetId.startsWith("blob:") ? assetId : undefined), []);

  async function save() {
    setSaving(true);
    try {
      const kept: Logos = { light: null, dark: null, mark: null };
      for (const { url, measured } of used) {
        const kind = uses.get(url);
        if (kind) kept[kind] = await sendLogo(measured);
      }
      const sourceUrl = reading?.page?.url ?? address;
      navigate(brandAddress(await makeBrand(userId, brands, { ...fields, logos: kept, sourceUrl })));
    } catch (error) {
      showErrorToast("The brand could not be made", (error as Error).message);
      setSaving(false);
    }
  }

  if (!reading) return <Skeleton className="h-72" />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h1 tabIndex={-1} dir="auto" className="wrap-anywhere line-clamp-2 font-display text-3xl">
          {name || "A brand from a web address"}
        </h1>
        <ReadingStatus
          reading={reading}
          isReading={isReading}
          found={found ? foundWords(found) : ""}
          onRead={read}
          onStop={stop}
          byHand={{
            label: "Make the brand by hand",
            onSelect: () => void save(),
          }}
        />
      </header>
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="lg:sticky lg:top-20 lg:order-last">
          <BrandPreview brandId="new" fields={fields} logoUrl={logoUrl} />
        </div>
        <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-10">
          <BrandSection title="Name">
            <TextField
              label="What it is called"
              value={name}
              limit={brandLimits.nameCharacters}
              onChange={({ target }) => correct({ name: target.value })}
            />
          </BrandSection>
          <BrandSection title="Logos" about="Use those you have the right to use.">
            <FoundLogos
              candidates={candidates}
              uses={uses}
              onChange={(next) => correct({ uses: next })}
              isReading={isReading}
            />
          </BrandSection>
          <BrandSection title="Colours" about="Measured from the page’s style sheets and the logo’s pixels.">
            {isReading && !found ? (
              <Skeleton className="h-24" />
            ) : (
              <FoundColors
                proposed={proposed}
                colors={colors}
                onChange={(next) => correct({ colors: next })}
              />
            )}
          </BrandSection>
          <BrandSection title="Typefaces" about="The nearest of those every video may use.">
            <TypeFields
              typefaces={typefaces}
              hints={types.hints}
              onChange={(next) => correct({ typefaces: next })}
            />
          </BrandSection>
          <div className="sticky bottom-0 z-10 -mx-1 flex flex-wrap max-md:bottom-14 items-center gap-3 border-line border-t bg-surface px-1 py-3">
            <Button
              variant="primary"
              loading={isSaving}
              disabled={isReading || candidates.isLoading}
              onClick={() => void save()}
            >
              Make this brand
            </Button>
            <span className="text-muted text-sm">
              {isReading || candidates.isLoading ? "Still reading" : "Everything can be changed afterwards."}
            </span>
          </div>
        </div>
      </div>
    </div>
  );
}

/** What the page calls its owner, else the site; never the title of one page. */
function nameFound(
  reading: { page: { siteName: string | null } | null; address: string | null } | null,
  brand: string | null,
): string {
  const host = reading?.address ? new URL(reading.address).hostname.replace(/^www\./, "") : "";
  return (brand ?? reading?.page?.siteName ?? host).slice(0, brandLimits.nameCharacters);
}
