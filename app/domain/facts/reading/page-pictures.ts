import type { SourcePicture } from "../source-event";
import type { Attributes } from "./page-structure";
import { resolveAddress } from "./resolve-address";
import type { Zone } from "./zones";

interface Found {
  address: string;
  alt: string;
  width: number | null;
  height: number | null;
  zone: Zone;
  hints: string;
  order: number;
  isBehindName: boolean;
}

const mostFound = 600;
const mostGiven = 60;
const lazyNames = [
  "data-src",
  "data-original",
  "data-lazy-src",
  "data-lazy",
  "data-zoom-image",
  "data-large_image",
  "data-image",
  "data-full",
];
const placeholder =
  /(?:^data:)|placeholder|spacer|blank\.(?:gif|png|svg)|transparent|1x1|pixel\.(?:gif|png)|loading\.(?:gif|svg)|lazy(?:load)?\.(?:gif|png|svg)|grey\.gif|\/tr\?|doubleclick|google-analytics|facebook\.com\/tr|blur(?:red)?[-_.]|[?&](?:w|width)=(?:1|10|16|20|32)\b/i;
const logoWord = /(?:^|[^a-z])logo(?:type|mark)?s?(?![a-z])|site-brand|navbar-brand/i;
const iconWord =
  /(?:^|[^a-z])(?:icons?|badges?|payments?|flags?|avatars?|stars?|rating|sprite|visa|paypal|klarna|trust|captcha|emoji|arrow|swatch)(?![a-z])/i;
const chartWord =
  /(?:^|[^a-z])(?:charts?|graphs?|diagrams?|diagramm|size-?guides?|size-?charts?|groessentabelle|infographics?|nutrition(?:-facts)?)(?![a-z])/i;
const inUseWord =
  /(?:^|[^a-z])(?:lifestyle|in-?use|in use|wearing|worn|on-?model|model|ambiente?|ambiance|in-?situ|mood|scene|outdoor|room|styled|portée?)(?![a-z])/i;
const galleryWord =
  /gallery|product[-_]?(?:image|media|photo|picture|single)|carousel|slick|swiper|zoom|hero|main-?image|featured/;

/** What the data of a page name as its pictures. */
export interface NamedPicture {
  address: string;
  from: "data" | "open-graph";
  variantId?: string | undefined;
}

/** Collects the pictures of a page and ranks them with their reasons. */
export class PagePictures {
  readonly #found: Found[] = [];
  readonly #named: NamedPicture[] = [];
  readonly #url: string | null;
  /** Sources of the `picture` element that is open. */
  #sources: string[] = [];

  constructor(url: string | null) {
    this.#url = url;
  }

  element(
    name: string,
    attributes: Attributes,
    around: { zone: Zone; hints: string },
    isBehindName: boolean,
  ): void {
    if (name === "picture") this.#sources = [];
    if (name === "source") {
      const set = attributes["data-srcset"] ?? attributes.srcset;
      if (set && !attributes.type?.startsWith("video")) this.#sources.push(set.slice(0, 20_000));
      return;
    }
    if (name !== "img" && name !== "amp-img") return;
    const address = this.#addressOf(attributes);
    const [width, height] = [pixelsOf(attributes.width), pixelsOf(attributes.height)];
    this.#sources = [];
    if (!address || this.#found.length >= mostFound || (width === 1 && height === 1)) return;
    this.#found.push({
      address,
      alt: (attributes.alt ?? "").replace(/\s+/g, " ").trim().slice(0, 400),
      width,
      height,
      zone: around.zone,
      hints: `${attributes.class ?? ""} ${attributes.id ?? ""} ${around.hints}`.toLowerCase().slice(0, 300),
      order: this.#found.length,
      isBehindName,
    });
  }

  name(picture: NamedPicture): void {
    const address = resolveAddress(picture.address, this.#url);
    if (address && !placeholder.test(address) && this.#named.length < 200)
      this.#named.push({ ...picture, address });
  }

  /** The pictures in the order they are to be shown, the best first. */
  ranked(name: string | null): SourcePicture[] {
    const pictures = new Map<string, { picture: SourcePicture; area: number }>();
    const add = (
      found: Omit<Found, "zone" | "hints" | "order" | "isBehindName">,
      score: number,
      reason: string,
      role: SourcePicture["role"],
      variantId?: string,
    ) => {
      const key = sameAddress(found.address);
      const known = pictures.get(key)?.picture;
      const picture: SourcePicture = known ?? {
        url: found.address,
        alt: found.alt,
        role,
        width: found.width,
        height: found.height,
        reasons: [],
        score: 0,
      };
      // Of the same picture in several sizes the widest is wanted.
      if (known && widthIn(found.address) > widthIn(known.url)) known.url = found.address;
      picture.alt ||= found.alt;
      picture.width ??= found.width;
      picture.height ??= found.height;
      if (variantId) picture.variantId ??= variantId;
      // What the page's data name as the thing is no icon for its class alone.
      if (role !== "detail" && picture.role === "detail") picture.role = role;
      if (!picture.reasons.includes(reason) && picture.reasons.length < 8) {
        picture.reasons.push(reason);
        picture.score += score;
      }
      pictures.set(key, { picture, area: (picture.width ?? 0) * (picture.height ?? 0) });
    };
    for (const { address, from, variantId } of this.#named) {
      const bare = { address, alt: "", width: null, height: null };
      const role = roleByWords(address, "", "");
      if (from === "data")
        add(
          bare,
          50,
          variantId ? "Named in the page's data for a variant" : "Named in the page's data",
          role,
          variantId,
        );
      else add(bare, role === "detail" ? 30 : 5, "The page's picture for sharing", role);
    }
    for (const found of this.#found) this.#rank(found, name, add);
    const ranked = [...pictures.values()]
      .map(({ picture }) => picture)
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score)
      .slice(0, mostGiven);
    const hero = ranked.find(({ role }) => role === "detail") ?? ranked.find(({ role }) => role === "in-use");
    if (hero) hero.role = "hero";
    return ranked;
  }

  #rank(
    found: Found,
    name: string | null,
    add: (found: Found, score: number, reason: string, role: SourcePicture["role"]) => void,
  ): void {
    const { address, alt, hints, zone, width, height } = found;
    const isSmall = (width !== null && width <= 64) || (height !== null && height <= 48);
    let role = roleByWords(address, alt, hints);
    if (role === "detail" && isSmall) role = "icon";
    if (zone !== "main") {
      if (role === "logo" && zone === "navigation") add(found, 4, "In the head of the page", "logo");
      return;
    }
    if (role === "logo" || role === "icon") {
      add(found, role === "logo" ? 3 : 1, role === "logo" ? "Looks like a logo" : "Small, or a sign", role);
      return;
    }
    add(found, 10 - Math.min(8, found.order * 0.2), "On the page itself", role);
    if (galleryWord.test(hints)) add(found, 15, "In the product's gallery", role);
    if (found.isBehindName && found.order < 40) add(found, 5, "Near the name", role);
    if (name && alt && shares(alt, name)) add(found, 10, "Described by the name", role);
    if (width !== null && height !== null && Math.min(width, height) >= 400) add(found, 8, "Large", role);
    if (width !== null && height !== null && Math.max(width, height) < 160)
      add(found, -8, "Shown small", role);
  }

  /** The largest of the addresses that an element offers, without the stand-in before it loads. */
  #addressOf(attributes: Attributes): string | null {
    const sets = [attributes["data-srcset"], attributes.srcset, ...this.#sources].flatMap((set) =>
      set ? candidatesOf(set.slice(0, 20_000)) : [],
    );
    const [widest] = sets
      .filter(({ address }) => !placeholder.test(address))
      .sort((one, other) => other.size - one.size);
    const lazy = lazyNames
      .map((name) => attributes[name])
      .find((address) => address && !placeholder.test(address));
    const plain = attributes.src && !placeholder.test(attributes.src) ? attributes.src : undefined;
    const address = widest?.address ?? lazy ?? plain;
    return address ? resolveAddress(address.replace("{width}", "1080"), this.#url) : null;
  }
}

function roleByWords(address: string, alt: string, hints: string): SourcePicture["role"] {
  const path = address.replace(/^https?:\/\/[^/]+/, "").replace(/\?.*$/, "");
  const words = `${path} ${alt}`;
  if (logoWord.test(words) || logoWord.test(hints.split(" ").slice(0, 6).join(" "))) return "logo";
  if (
    /favicon|apple-touch/.test(path) ||
    iconWord.test(path) ||
    iconWord.test(hints.split(" ").slice(0, 6).join(" "))
  )
    return "icon";
  if (chartWord.test(words)) return "chart";
  return inUseWord.test(words) ? "in-use" : "detail";
}

/** The entries of a `srcset`: addresses may hold commas, entries are parted by a comma and a space. */
function candidatesOf(set: string): { address: string; size: number }[] {
  return set
    .split(/,\s+|,(?=https?:|\/)/)
    .slice(0, 40)
    .flatMap((entry) => {
      const [address = "", descriptor = ""] = entry.trim().split(/\s+/);
      const size = Number.parseFloat(descriptor) * (descriptor.endsWith("x") ? 400 : 1);
      return address ? [{ address, size: Number.isFinite(size) ? size : 0 }] : [];
    });
}

function pixelsOf(written: string | undefined): number | null {
  const pixels = /^\d{1,5}(?=(?:px)?$)/.exec(written?.trim() ?? "")?.[0];
  return pixels && Number(pixels) >= 1 ? Number(pixels) : null;
}

function widthIn(address: string): number {
  const match =
    /[?&](?:w|width|sw|wid)=(\d{2,5})/.exec(address) ?? /[_-](\d{2,4})x(?:\d{2,4})?(?=[._@]|$)/.exec(address);
  return match ? Number(match[1]) : 100_000;
}

/** The same for one picture in several sizes. */
function sameAddress(address: string): string {
  return address
    .replace(/^https?:/, "")
    .replace(/[?#].*$/, "")
    .replace(
      /[_-](?:\d{2,4}x\d{0,4}|x\d{2,4}|pico|icon|thumb|small|compact|medium|large|grande|master)(?=\.\w{3,4}$)/,
      "",
    );
}

function shares(text: string, name: string): boolean {
  const words = new Set(name.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []);
  const found = (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter((word) => words.has(word));
  return words.size > 0 && found.length * 2 >= words.size;
}
