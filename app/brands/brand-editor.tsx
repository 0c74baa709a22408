import ArrowLeft from "lucide-react/icons/arrow-left";
import { useState } from "react";
import { Link } from "react-router";
import { type BrandFields, brandLimits } from "~/domain/brands/brand";
import { SaveNote } from "~/shell/save-note";
import { useUndoKeys } from "~/shell/undo-keys";
import type { Brand } from "~/stores/brands/brand-document";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { UndoButtons } from "~/ui/undo-buttons";
import { BrandMenu } from "./brand-menu";
import { BrandPreview } from "./brand-preview";
import { BrandSection } from "./brand-section";
import { ColorRows } from "./color-rows";
import { LogoFields } from "./logo-fields";
import { TypeFields } from "./type-fields";
import { useBrandSession } from "./use-brand-session";
import { VideoFields } from "./video-fields";
import { VoiceFields } from "./voice-fields";
import { WordsField } from "./words-field";

interface BrandEditorProps {
  brand: Brand;
  brands: readonly Brand[];
  userId: string;
}

/** A brand beside a video that plays in it: each change is kept by itself and can be taken back. */
export function BrandEditor({ brand, brands, userId }: BrandEditorProps) {
  const { session, state } = useBrandSession(brand);
  const { fields, saveState, canUndo, canRedo } = state;
  const change = session.change;
  useUndoKeys(session.undo, session.redo);

  return (
    <div className="grid gap-6">
      <header className="sticky top-14 z-10 -mx-1 grid gap-2 bg-surface px-1 py-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to="?tab=brands"
            className="flex items-center gap-1.5 rounded-sm py-1 text-muted text-sm hover:text-text"
          >
            <ArrowLeft className="size-4 rtl:rotate-180" /> Brands
          </Link>
          <span className="grow" />
          <SaveNote state={saveState} />
          <UndoButtons canUndo={canUndo} canRedo={canRedo} onUndo={session.undo} onRedo={session.redo} />
          <BrandMenu brand={brand} brands={brands} userId={userId} />
        </div>
        <div className="flex items-center gap-3">
          <BrandName name={fields.name} onChange={(name) => change({ name }, "name")} />
          {brand.isDefault && <Badge tone="accent">Default</Badge>}
        </div>
        {saveState.kind === "refused" && (
          <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-danger text-sm">
            <p>{saveState.refusal.message}</p>
            <Button size="sm" onClick={session.flush}>
              Send again
            </Button>
          </div>
        )}
      </header>
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="lg:sticky lg:top-44 lg:order-last">
          <BrandPreview brandId={brand.id} fields={fields} />
        </div>
        <div className="grid max-w-2xl gap-10">
          <BrandSection
            title="Logos"
            about="PNG, JPEG, WebP or SVG. Videos take the one that reads best where it stands."
          >
            <LogoFields
              brandId={brand.id}
              logos={fields.logos}
              onChange={(kind, logo) => change({ logos: { ...session.read().fields.logos, [kind]: logo } })}
            />
          </BrandSection>
          <BrandSection
            title="Colours"
            about="The first of each kind is used. Words stay readable on all of them."
          >
            <ColorRows colors={fields.colors} onChange={(colors, place) => change({ colors }, place)} />
          </BrandSection>
          <BrandSection title="Typefaces">
            <TypeFields typefaces={fields.typefaces} onChange={(typefaces) => change({ typefaces })} />
          </BrandSection>
          <BrandSection title="Voice">
            <VoiceFields fields={fields} onChange={change} />
          </BrandSection>
          <BrandSection title="In every video">
            <VideoFields fields={fields} onChange={change} />
          </BrandSection>
          <BrandSection title="Shared with">
            <Members fields={fields} onChange={(members) => change({ members })} />
          </BrandSection>
        </div>
      </div>
    </div>
  );
}

/** The name, changed in its place; an empty one is not kept. */
function BrandName({ name, onChange }: { name: string; onChange: (name: string) => void }) {
  const [isEmptied, setEmptied] = useState(false);
  return (
    <h1 className="min-w-0 grow font-display text-3xl">
      <input
        aria-label="Name of the brand"
        dir="auto"
        value={isEmptied ? "" : name}
        maxLength={brandLimits.nameCharacters}
        onChange={({ target }) => {
          const isEmpty = target.value.trim() === "";
          setEmptied(isEmpty);
          if (!isEmpty) onChange(target.value);
        }}
        onBlur={() => setEmptied(false)}
        onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
        className="-mx-2 w-full max-w-full text-ellipsis rounded-md bg-transparent px-2 py-0.5 hover:bg-hover focus:bg-raised"
      />
    </h1>
  );
}

function Members({ fields, onChange }: { fields: BrandFields; onChange: (members: string[]) => void }) {
  return (
    <WordsField
      label="E-mail addresses"
      hint="They see this brand and make videos in it; only you change it."
      words={fields.members}
      most={brandLimits.members}
      mostCharacters={254}
      clean={(address) => address.toLowerCase()}
      problemOf={(address) =>
        /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) ? null : `${address} is no e-mail address.`
      }
      onChange={onChange}
    />
  );
}
