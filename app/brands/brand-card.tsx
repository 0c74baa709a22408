import type { ReactNode } from "react";
import { Link } from "react-router";
import { contrastRatio } from "~/scene/contrast";
import { bestLogo } from "~/scene/resolve/logo-ground";
import { logosOf } from "~/scene/resolve/logo-size";
import type { Brand } from "~/stores/brands/brand-document";
import { brandAddress } from "./brand-address";
import { brandMediaUrl } from "./sample-storyboard";

const ink = "#15171a";
const paper = "#f4f2ee";

interface BrandCardProps {
  brand: Brand;
  /** Stands beside the name. */
  badge?: ReactNode;
  menu?: ReactNode;
}

/** A brand as it looks: its logo, or its name in its letters, on its ground, with its colours below. */
export function BrandCard({ brand, badge, menu }: BrandCardProps) {
  const { id, name, colors, typefaces } = brand;
  const colorOf = (role: string) => colors.find((color) => color.role === role)?.color;
  const ground = colorOf("background") ?? paper;
  const logo = bestLogo(logosOf(brand.logos), [ground])?.logo;
  const text = colorOf("text") ?? (contrastRatio(ink, ground) > 4.5 ? ink : paper);
  return (
    <article className="group grid gap-2.5">
      <Link
        to={brandAddress(id)}
        aria-label={name}
        className="grid aspect-[8/5] place-items-center overflow-hidden rounded-md border border-line p-8 shadow-raised outline-2 outline-transparent outline-offset-2 transition-[outline-color] focus-visible:outline-focus group-hover:outline-accent"
        style={{ backgroundColor: ground }}
      >
        {logo ? (
          <img
            src={brandMediaUrl(id)(logo.assetId)}
            alt=""
            loading="lazy"
            className="size-full min-h-0 object-contain"
          />
        ) : (
          <span
            className="line-clamp-2 text-balance text-center text-2xl"
            style={{ color: text, fontFamily: `"${typefaces.headline?.family ?? "Inter Variable"}"` }}
          >
            {name}
          </span>
        )}
      </Link>
      <div className="flex min-w-0 items-center gap-2">
        <h3 className="min-w-0 truncate font-[550]">{name}</h3>
        {badge}
        <span className="grow" />
        <span className="flex shrink-0 -space-x-1.5" aria-hidden="true">
          {colors.slice(0, 5).map(({ color }, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: colours may repeat
              key={index}
              className="size-4 rounded-full border border-raised"
              style={{ backgroundColor: color }}
            />
          ))}
        </span>
        {menu}
      </div>
    </article>
  );
}
