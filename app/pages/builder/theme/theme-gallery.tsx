import { useId, useMemo, useState } from "react";
import type { Fact } from "~/domain/facts/fact";
import type { Page } from "~/sections/page";
import { themes } from "~/sections/themes/themes";
import { PageThumbnail } from "../../page-thumbnail";
import { usePageImages } from "../use-page-images";
import { exampleContext } from "./example-content";

interface ThemeGalleryProps {
  page: Page;
  facts: readonly Fact[];
  onChoose: (themeId: string) => void;
}

/** Every theme, on the words this very page begins with. */
export function ThemeGallery({ page, facts, onChoose }: ThemeGalleryProps) {
  const id = useId();
  // As it was when the panel opened: typing does not draw eight pages.
  const [begun] = useState(page);
  const start = useMemo(() => startOf(begun), [begun]);
  const images = usePageImages(start.page);
  const shown = start.isExample ? exampleContext : { facts, images };
  return (
    <div className="grid gap-2">
      <span id={id} className="sr-only">
        Theme
      </span>
      <div role="radiogroup" aria-labelledby={id} className="grid grid-cols-2 gap-2">
        {[...themes.values()].map((theme) => (
          <ThemeTile
            key={theme.id}
            group={id}
            name={theme.name}
            about={theme.about}
            themeId={theme.id}
            isChosen={page.theme.id === theme.id}
            page={start.page}
            shown={shown}
            onChoose={onChoose}
          />
        ))}
      </div>
    </div>
  );
}

interface ThemeTileProps {
  group: string;
  themeId: string;
  name: string;
  about: string;
  isChosen: boolean;
  page: Page;
  shown: Pick<typeof exampleContext, "facts" | "images">;
  onChoose: (themeId: string) => void;
}

function ThemeTile({ group, themeId, name, about, isChosen, page, shown, onChoose }: ThemeTileProps) {
  const themed = useMemo(() => {
    const { style: _, brand: __, ...theme } = page.theme;
    return { ...page, theme: { ...theme, id: themeId } };
  }, [page, themeId]);
  return (
    <label
      title={about}
      className="relative grid cursor-default overflow-hidden rounded-md border border-line transition-colors hover:border-line-strong has-checked:border-accent has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
    >
      <PageThumbnail
        page={themed}
        facts={shown.facts}
        images={shown.images}
        layoutWidth={760}
        ratio={4 / 3}
        sections={1}
      />
      <span className="flex h-8 items-center border-line border-t bg-raised px-2.5 font-[550] text-sm">
        {name}
      </span>
      <input
        type="radio"
        name={group}
        aria-label={`${name}: ${about}`}
        checked={isChosen}
        onChange={() => onChoose(themeId)}
        className="absolute inset-0 cursor-default appearance-none"
      />
    </label>
  );
}

/** The opening of the page, or an example where it has none, as words on the theme's own ground: an image would look alike in all. */
function startOf(page: Page): { page: Page; isExample: boolean } {
  const shown = page.order.map((id) => page.sections[id]).filter((section) => section && !section.isHidden);
  const own = shown.find((section) => section?.type === "hero");
  const { slots, ...opening } = own ?? exampleContext.hero();
  const { image: _, ...words } = slots;
  const section = { ...opening, variant: "centred", slots: words };
  return { page: { ...page, order: ["opening"], sections: { opening: section } }, isExample: !own };
}
