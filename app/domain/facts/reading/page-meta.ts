import type { FactKind } from "../fact";
import type { SourceBrand, SourcePicture, WantedDocument } from "../source-event";
import { availabilityOf } from "./availability";
import { type Candidate, type ReadMethod, trustOf } from "./candidate";
import { isSameName } from "./choose-thing";
import { isCurrencyCode } from "./currency";
import type { PageContext } from "./page-context";
import { type Attributes, type Block, shownText } from "./page-structure";
import { readDataPrice } from "./read-money";
import { readQuantities } from "./read-quantity";
import { resolveAddress } from "./resolve-address";
import { allOf, type Item, isItem, textOf } from "./schema-item";
import type { Zone } from "./zones";

const mostTags = 400;

interface About {
  heading: Block | null;
  /** The name that the page's data give the thing. */
  name: string | null;
  isOneThing: boolean;
}

/** What a page says of itself in its head: title, description, Open Graph, its icons and where its shop is. */
export class PageMeta {
  title: string | null = null;
  language: string | null = null;
  canonical: string | null = null;
  readonly #url: string | null;
  readonly #tags = new Map<string, string[]>();
  readonly #icons: { url: string; size: number }[] = [];
  readonly #sheets: string[] = [];
  #count = 0;
  #isShopify = false;
  #isWoo = false;
  #isWooProduct = false;
  #api: string | null = null;

  constructor(url: string | null) {
    this.#url = url;
  }

  element(name: string, attributes: Attributes, _around: { zone: Zone }): void {
    if (name === "html" && attributes.lang && /^[A-Za-z]{2,3}(?:[-_]\w{1,8}){0,3}$/.test(attributes.lang)) {
      this.language = attributes.lang.replaceAll("_", "-");
    }
    if (name === "meta") this.#takeMeta(attributes);
    if (name === "link") this.#takeLink(attributes);
    if (name !== "body") return;
    const classes = attributes.class ?? "";
    if (/(?:^|\s)(?:woocommerce|single-product)(?:\s|$)/.test(classes)) this.#isWoo = true;
    if (/(?:^|\s)single-product(?:\s|$)/.test(classes)) this.#isWooProduct = true;
  }

  get siteName(): string | null {
    return this.#one("og:site_name")?.slice(0, 200) ?? this.#one("application-name")?.slice(0, 200) ?? null;
  }

  get locale(): string | null {
    return this.#one("og:locale");
  }

  get isProduct(): boolean {
    return /product/.test(this.#one("og:type") ?? "");
  }

  get currency(): string | null {
    const code = (this.#one("product:price:currency") ?? this.#one("og:price:currency"))?.toUpperCase() ?? "";
    return isCurrencyCode(code) ? code : null;
  }

  get pictures(): string[] {
    return ["og:image:secure_url", "og:image", "og:image:url", "twitter:image"]
      .flatMap((name) => this.#tags.get(name) ?? [])
      .slice(0, 12);
  }

  /** The names that the head gives the page, without the site's own. */
  names(): string[] {
    return [this.#one("og:title"), this.#one("twitter:title"), this.title].flatMap((name) =>
      name ? [name, this.#withoutSite(name)] : [],
    );
  }

  /** What the head says of the thing. */
  candidates(page: PageContext, { heading, name, isOneThing }: About): Candidate[] {
    const found: Candidate[] = [];
    const add = (
      kind: FactKind,
      readings: Candidate["readings"],
      method: ReadMethod,
      quote: string,
      place: string,
      more: { label?: string; sure?: number } = {},
    ) => {
      found.push({
        kind,
        ...(more.label && { label: more.label }),
        readings,
        method,
        quote: quote.slice(0, 600),
        place,
        confidence: trustOf[method] * (more.sure ?? 1),
      });
    };
    const shared = this.#one("og:title");
    const headed = heading ? shownText(heading.text).slice(0, 400) : null;
    if (headed && heading && (!name || isSameName(headed, name)))
      add("name", [{ type: "text", text: headed }], "heading", headed, heading.place);
    if (shared && (!name || isSameName(shared, name))) {
      const text = this.#withoutSite(shared);
      if (!headed || isSameName(text, headed))
        add("name", [{ type: "text", text }], "open-graph", shared, "og:title", { sure: headed ? 0.9 : 1 });
    }
    if (this.title && !headed && !shared && !name) {
      const text = this.#withoutSite(this.title);
      if (text) add("name", [{ type: "text", text }], "meta", this.title, "title");
    }
    for (const [tag, method] of [
      ["og:description", "open-graph"],
      ["description", "meta"],
    ] as const) {
      const text = this.#one(tag);
      if (text) add("description", [{ type: "text", text: text.slice(0, 2000) }], method, text, tag);
    }
    if (isOneThing) this.#addOffer(page, add);
    return found;
  }

  #addOffer(
    page: PageContext,
    add: (
      kind: FactKind,
      readings: Candidate["readings"],
      method: ReadMethod,
      quote: string,
      place: string,
    ) => void,
  ): void {
    const sale = this.#one("product:sale_price:amount");
    for (const [kind, tag, currencyTag] of [
      [
        "price",
        sale ? "product:sale_price:amount" : "product:price:amount",
        sale ? "product:sale_price:currency" : "product:price:currency",
      ],
      ["price", sale ? "" : "og:price:amount", "og:price:currency"],
      [sale ? "list-price" : "price", sale ? "product:price:amount" : "", "product:price:currency"],
      ["list-price", "product:original_price:amount", "product:original_price:currency"],
    ] as const) {
      const written = tag ? this.#one(tag) : null;
      const named = this.#one(currencyTag)?.toUpperCase() ?? null;
      if (!written) continue;
      const { amounts, currency } = readDataPrice(
        written,
        named && isCurrencyCode(named) ? named : null,
        page,
      );
      const code = currency ?? page.currency;
      const usable = amounts.filter((amount) => Number(amount) > 0);
      const [first, ...others] = usable.map((amount) => ({
        type: "money" as const,
        amount,
        currency: code ?? "",
      }));
      if (first && code) add(kind, [first, ...others], "open-graph", written, tag);
    }
    const [weight] = readQuantities(
      `${this.#one("product:weight:value") ?? ""} ${this.#one("product:weight:units") ?? ""}`,
      "en",
    );
    if (weight && Number(weight.amounts[0]) > 0)
      add(
        "weight",
        [{ type: "quantity", amount: weight.amounts[0], unit: weight.unit }],
        "open-graph",
        this.#one("product:weight:value") ?? "",
        "product:weight:value",
      );
    const brand = this.#one("product:brand") ?? this.#one("og:brand");
    if (brand)
      add("brand", [{ type: "text", text: brand.slice(0, 200) }], "open-graph", brand, "product:brand");
    const stock = this.#one("product:availability") ?? this.#one("og:availability");
    const state = stock && availabilityOf(stock);
    if (stock && state)
      add("availability", [{ type: "availability", state }], "open-graph", stock, "product:availability");
  }

  /** Documents that would tell more than the page does, the most useful first. */
  wantedDocuments(hasShopData: boolean): WantedDocument[] {
    const address = this.canonical ?? this.#url;
    const found: WantedDocument[] = [];
    const parts = address
      ? /^(https?:\/\/[^/?#]+)((?:\/[\w-]+)*?)\/products?\/([^/?#]+)/i.exec(address)
      : null;
    if (parts && !hasShopData && this.#isShopify) {
      const [, origin = "", , handle = ""] = parts;
      found.push({ url: `${origin}/products/${handle}.js`, as: "shopify-product" });
    } else if (address && !hasShopData && this.#isWoo) {
      // Where a shop's addresses say "product" in its own language, the page says that it is one.
      const named =
        this.#isWooProduct || parts
          ? /^(https?:\/\/[^/?#]+)\/(?:[^?#]*\/)?([^/?#]+)\/?(?:[?#]|$)/.exec(address)
          : null;
      const [, origin = "", slug = ""] = named ?? [];
      if (slug)
        found.push({
          url: `${this.#api ?? `${origin}/wp-json/`}wc/store/v1/products?slug=${encodeURIComponent(decoded(slug))}`,
          as: "woo-product",
        });
    }
    return [...found, ...this.#sheets.slice(0, 2).map((url) => ({ url, as: "stylesheet" as const }))];
  }

  /** The brand behind the page, with its logos and what its styles tell. */
  brand(
    organization: Item | null,
    pictures: readonly SourcePicture[],
    styles: Pick<SourceBrand, "colors" | "families" | "headlineFamily">,
  ): SourceBrand {
    const logos: SourceBrand["logos"] = [];
    const add = (written: string | null | undefined, kind: "logo" | "icon") => {
      const url = written ? resolveAddress(written, this.#url) : null;
      if (url && logos.length < 12 && !logos.some((logo) => logo.url === url)) logos.push({ url, kind });
    };
    for (const logo of organization ? allOf(organization, "logo") : [])
      add(isItem(logo) ? textOf(logo, "url", "contentUrl")?.text : logo.text, "logo");
    for (const { url, role } of pictures) if (role === "logo") add(url, "logo");
    for (const { url } of this.#icons.toSorted((one, other) => other.size - one.size)) add(url, "icon");
    const theme = /^#(?:[\da-f]{3}|[\da-f]{6})$/i
      .exec(this.#one("theme-color")?.trim() ?? "")?.[0]
      .toLowerCase();
    const color =
      theme &&
      (theme.length === 4 ? `#${[...theme.slice(1)].map((digit) => digit + digit).join("")}` : theme);
    const colors = color
      ? [{ color, role: "accent" as const, seen: 1 }, ...styles.colors.filter((each) => each.color !== color)]
      : styles.colors;
    const named = organization && textOf(organization, "name")?.text.trim();
    return {
      name: (named || this.siteName)?.slice(0, 120) || null,
      logos,
      colors: colors.slice(0, 24),
      families: styles.families,
      ...(styles.headlineFamily && { headlineFamily: styles.headlineFamily }),
    };
  }

  #takeMeta(attributes: Attributes): void {
    const name = (attributes.property ?? attributes.name ?? "").trim().toLowerCase();
    const content = attributes.content?.replace(/\s+/g, " ").trim();
    if (name === "" || !content || ++this.#count > mostTags) return;
    const known = this.#tags.get(name);
    if (known) known.push(content.slice(0, 3000));
    else this.#tags.set(name, [content.slice(0, 3000)]);
    if (name === "generator" && /woocommerce/i.test(content)) this.#isWoo = true;
    if (name.startsWith("shopify-")) this.#isShopify = true;
  }

  #takeLink({ rel = "", href, sizes = "" }: Attributes): void {
    const address = href ? resolveAddress(href, this.#url) : null;
    if (!address) return;
    if (/cdn\.shopify\.com|\/cdn\/shop\//.test(address)) this.#isShopify = true;
    if (/(?:^|\s)canonical(?:\s|$)/i.test(rel)) this.canonical = address;
    if (/icon/i.test(rel) && this.#icons.length < 12) {
      this.#icons.push({
        url: address,
        size: (Number.parseInt(sizes, 10) || 32) + (/apple/i.test(rel) ? 100 : 0),
      });
    }
    if (
      /^stylesheet$/i.test(rel) &&
      this.#sheets.length < 8 &&
      !/font-?awesome|slick|swiper|fancybox|\/wp-includes\//i.test(address)
    )
      this.#sheets.push(address);
    if (/api\.w\.org/.test(rel)) this.#api = address.endsWith("/") ? address : `${address}/`;
  }

  #one(name: string): string | null {
    return this.#tags.get(name)?.[0] ?? null;
  }

  /** "Oat soap – Lumi" is "Oat soap". */
  #withoutSite(name: string): string {
    const parts = name.split(/\s+[|–—·•:»-]\s+|\s*[|｜]\s*/u);
    if (parts.length < 2) return name.trim();
    const site = this.siteName?.toLowerCase();
    const kept = parts.filter((part) => part.trim() !== "" && part.trim().toLowerCase() !== site);
    // Without a known name of the site the last part is its.
    const rest = kept.length === parts.length && !site ? kept.slice(0, 1) : kept;
    return (rest.length === parts.length ? name : rest.join(" – ")).trim() || name.trim();
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
