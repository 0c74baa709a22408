import { guessLanguage } from "../../text/guess-language";
import { languageOfLetters } from "../../text/language-of-letters";
import type { Fact } from "../fact";
import type { OutlinePart, SourceEvent, SourceVariant, WantedDocument } from "../source-event";
import { readStyles } from "./brand-hints";
import { chooseThings } from "./choose-thing";
import { decideFacts } from "./decide-facts";
import { withoutForeignPrices } from "./foreign-prices";
import { joinItems } from "./item-graph";
import { MarkupItems } from "./markup-items";
import { readFlight } from "./next-flight";
import { outlinePartOf } from "./outline";
import { type PageContext, regionOf } from "./page-context";
import { findPageData, flightIn, type PageData, readPageData } from "./page-data";
import { PageMeta } from "./page-meta";
import { PagePictures } from "./page-pictures";
import { type Block, PageStructure, shownText } from "./page-structure";
import { parseLooseJson } from "./parse-loose-json";
import { readThing } from "./read-thing";
import { readVisible } from "./read-visible";
import { reconcilePrices } from "./reconcile-prices";
import { type Item, itemsOfJsonLd } from "./schema-item";
import { readShopProduct } from "./shop-data";
import type { Thing } from "./thing";
import { readWooVariations } from "./woo-variations";

export interface PageReaderOptions {
  /** Address of the page, against which others are resolved; null where a pasted page names none. */
  url: string | null;
  /** ISO 8601: the time of every source. */
  readAt: string;
}

/**
 * Takes a page apart as it comes and tells what stands on it, without network and without a document in memory. Attributes and
 * text come decoded, but for what stands in scripts and styles, which is as written. An end tag may be missing. It emits
 * everything but `problem` and `done`, which are of those who feed it.
 */
export interface PageReader {
  startTag(name: string, attributes: Readonly<Record<string, string>>): void;
  /** A piece of text; one text may come in many. */
  text(chunk: string): void;
  endTag(name: string): void;
  /** The page is over. Gives the documents that would tell more, the most useful first. */
  end(): WantedDocument[];
  /** One of those documents, after the end. */
  readDocument(document: WantedDocument, text: string): void;
}

const mostBlocks = 2500;
const mostBlockCharacters = 500_000;
const mostOutline = 400;
const mostData = 8_000_000;
const mostCss = 600_000;
/** The page is looked at anew so often while it comes. */
const mostEarlyLooks = 5;

/** A reader that tells what it reads to `emit`. */
export function createPageReader(options: PageReaderOptions, emit: (event: SourceEvent) => void): PageReader {
  return new OpenPage(options, emit);
}

class OpenPage implements PageReader {
  readonly #url: string | null;
  readonly #readAt: string;
  readonly #emit: (event: SourceEvent) => void;
  readonly #structure: PageStructure;
  readonly #microdata = new MarkupItems("microdata");
  readonly #rdfa = new MarkupItems("rdfa");
  readonly #meta: PageMeta;
  readonly #pictures: PagePictures;
  readonly #blocks: Block[] = [];
  #blockCharacters = 0;
  #outlined = 0;
  #items: Item[] = [];
  #data: PageData[] = [];
  #dataCharacters = 0;
  #css = "";
  #flight = "";
  /** Of the forms that sell a WooCommerce product: a page of several sells no one thing. */
  readonly #variations: string[] = [];
  #shopCurrency: string | null = null;
  #heading: Block | null = null;
  #earlyLooks = 0;
  #shopThings: Thing[] = [];
  readonly #told = new Map<string, string>();

  constructor({ url, readAt }: PageReaderOptions, emit: (event: SourceEvent) => void) {
    this.#url = url;
    this.#readAt = readAt;
    this.#emit = emit;
    this.#meta = new PageMeta(url);
    this.#pictures = new PagePictures(url);
    this.#structure = new PageStructure({
      element: (name, attributes, around) => {
        const isElsewhere = around.zone !== "main";
        if (name === "body") this.#tellPage(null);
        this.#meta.element(name, attributes, around);
        this.#microdata.open(name, attributes, around.depth, isElsewhere);
        this.#rdfa.open(name, attributes, around.depth, isElsewhere);
        const variations = attributes["data-product_variations"];
        if (variations && !isElsewhere && this.#variations.length < 2) this.#variations.push(variations);
        if (!around.isHidden || around.isFallback)
          this.#pictures.element(name, attributes, around, this.#heading !== null);
        if (!around.isHidden) {
          if (name === "img")
            this.#outline(
              { kind: "picture", text: (attributes.alt ?? "").trim(), place: "img" },
              around.zone,
            );
        }
      },
      text: (chunk) => {
        this.#microdata.text(chunk);
        this.#rdfa.text(chunk);
      },
      closed: (depth) => {
        this.#microdata.close(depth);
        this.#rdfa.close(depth);
      },
      block: (block) => this.#takeBlock(block),
      raw: (name, attributes, text) => this.#takeRaw(name, attributes, text),
    });
  }

  startTag(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#structure.startTag(name, attributes);
  }

  text(chunk: string): void {
    this.#structure.text(chunk);
  }

  endTag(name: string): void {
    this.#structure.endTag(name);
  }

  end(): WantedDocument[] {
    this.#structure.end();
    this.#tellPage(this.#language());
    this.#look(false);
    this.#tellPictures();
    this.#tellBrand();
    return this.#meta.wantedDocuments(this.#shopThings.length > 0);
  }

  readDocument({ as }: WantedDocument, text: string): void {
    if (as === "stylesheet") {
      this.#css = (this.#css + text.slice(0, mostCss)).slice(0, mostCss);
      this.#tellBrand();
      return;
    }
    const data = parseLooseJson(text.slice(0, 2_000_000));
    if (data === null) return;
    this.#data.unshift({ data, place: as });
    this.#look(false);
    this.#tellPictures();
  }

  #takeBlock(block: Block): void {
    if (block.level === 1 && block.zone === "main" && !this.#isNameOfSite(block)) {
      const isFirst = this.#heading === null;
      this.#heading ??= block;
      if (isFirst) this.#lookEarly();
    }
    if (this.#blocks.length < mostBlocks && this.#blockCharacters < mostBlockCharacters) {
      this.#blocks.push(block);
      this.#blockCharacters += block.text.length;
    }
    const part = outlinePartOf(block);
    if (part) this.#outline(part, block.zone);
  }

  /** A shop's name over every page is no name of a thing, though it is the first heading. */
  #isNameOfSite({ text }: Block): boolean {
    const { siteName } = this.#meta;
    return siteName !== null && siteName.toLowerCase() === shownText(text).toLowerCase();
  }

  #takeRaw(name: string, attributes: Readonly<Record<string, string>>, text: string): void {
    if (name === "title") {
      this.#meta.title ??= text.replace(/\s+/g, " ").trim().slice(0, 400);
      this.#tellPage(null);
      return;
    }
    if (name === "style") {
      if (this.#css.length < mostCss) this.#css += `${text.slice(0, mostCss)}\n`;
      return;
    }
    if (this.#dataCharacters > mostData) return;
    this.#dataCharacters += text.length;
    const type = attributes.type ?? "";
    if (/ld\+json/i.test(type)) {
      const data = parseLooseJson(text);
      if (data !== null) this.#items.push(...itemsOfJsonLd(data, "$"));
      this.#lookEarly();
      return;
    }
    if (this.#flight.length < mostData) this.#flight += flightIn(text);
    const currency = /Shopify\.currency\s*=\s*\{[^{}]{0,80}"active"\s*:\s*"([A-Z]{3})"/.exec(text)?.[1];
    if (currency) this.#shopCurrency = currency;
    this.#data.push(
      ...findPageData(
        attributes.id ?? Object.keys(attributes).find((each) => each.startsWith("data-")) ?? "",
        type,
        text,
      ),
    );
  }

  #language(): string | null {
    const { language } = this.#meta;
    if (language) return language;
    const text = this.#blocks
      .slice(0, 80)
      .map((block) => shownText(block.text))
      .join(" ")
      .slice(0, 6000);
    return languageOfLetters(text) ?? guessLanguage(text);
  }

  #tellPage(language: string | null): void {
    const { title, siteName } = this.#meta;
    this.#tell("page", {
      type: "page",
      url: this.#url,
      title: title ?? "",
      language: language ?? this.#meta.language,
      siteName,
    });
  }

  #outline(part: OutlinePart, zone: string): void {
    if (zone !== "main" || this.#outlined >= mostOutline || (part.kind === "picture" && part.text === ""))
      return;
    this.#outlined++;
    this.#emit({ type: "outline", part: { ...part, text: part.text.slice(0, 400) } });
  }

  #lookEarly(): void {
    if (this.#earlyLooks++ < mostEarlyLooks) this.#look(true);
  }

  /** Reads all that is known by now. Early, before the page is over, only what cannot turn out to be of another thing. */
  #look(isEarly: boolean): void {
    const language = isEarly ? this.#meta.language : this.#language();
    const region = regionOf(this.#url, [this.#meta.language, this.#meta.locale]);
    const primary = language?.split(/[-_]/)[0]?.toLowerCase() ?? null;
    const bare: PageContext = {
      url: this.#url,
      language: primary,
      region,
      currency: this.#shopCurrency ?? this.#meta.currency,
    };
    const items = isEarly ? this.#items : [...this.#items, ...this.#microdata.tops, ...this.#rdfa.tops];
    const graph = joinItems(items);
    const page: PageContext = { ...bare, currency: bare.currency ?? currencyOfItems(items) };
    const heading = this.#heading ? shownText(this.#heading.text) : null;
    const names = { url: this.#meta.canonical ?? this.#url, heading, titles: this.#meta.names() };
    const described = graph.things.flatMap((item) => readThing(item, graph, page) ?? []);
    const shops = isEarly ? [] : this.#shopProducts(page, heading);
    this.#shopThings = shops;
    const chosen = chooseThings([...described, ...shops], names, isEarly);
    if (isEarly) {
      // What may mean two things waits for what else the page says.
      const plain = chosen
        .flatMap(({ candidates }) => candidates)
        .filter(({ readings }) => readings.length === 1);
      if (plain.length > 0) this.#tellFacts(chosen, plain, language);
      return;
    }
    const known = [heading, ...names.titles, ...chosen.map(({ name }) => name)].filter(
      (name) => name !== null,
    );
    const ofData = oneOf(readPageData([...this.#data, ...readFlight(this.#flight)], known, page));
    const things = [...chosen, ...ofData];
    const isOneThing =
      things.some(({ kind }) => kind !== "article" && kind !== "organization") ||
      this.#meta.isProduct ||
      this.#looksSold();
    const [thing] = things;
    const visible = readVisible(this.#blocks, {
      page: { ...page, currency: page.currency ?? this.#meta.currency },
      heading: this.#heading,
      isOneThing,
      kind: thing?.kind ?? null,
    });
    const name = thing?.name ?? null;
    const own = things.flatMap(({ candidates }) => candidates);
    const meta = this.#meta.candidates(page, { heading: this.#heading, name, isOneThing });
    const all = reconcilePrices(
      withoutForeignPrices([...own, ...meta, ...visible.candidates], visible.prices),
      visible.prices,
      things.length > 0 || this.#meta.isProduct,
    );
    for (const { pictures } of things) {
      for (const { url, variantId } of pictures)
        this.#pictures.name({ address: url, from: "data", variantId });
    }
    this.#tellFacts(things, all, language);
  }

  #shopProducts(page: PageContext, heading: string | null): Thing[] {
    const shops = this.#data.flatMap(({ data, place }) => shopProductsIn(data, place, page));
    const [written, other] = this.#variations;
    const data = written && other === undefined && heading ? parseLooseJson(written) : null;
    const sold = data === null || !heading ? null : readWooVariations(data, heading, page);
    return sold ? [...shops, sold] : shops;
  }

  /** A button that sells stands behind the heading. */
  #looksSold(): boolean {
    const start = this.#heading ? this.#blocks.indexOf(this.#heading) : -1;
    return (
      start >= 0 &&
      this.#blocks.slice(start, start + 120).some((block) => block.zone === "main" && isBuyButton(block))
    );
  }

  #tellFacts(things: readonly Thing[], candidates: Thing["candidates"], language: string | null): void {
    const variants = variantsOf(things);
    if (variants.length > 0) this.#tell("variants", { type: "variants", variants });
    const known = new Set(variants.map(({ id }) => id));
    const usable = candidates.filter(({ variantId }) => !variantId || known.has(variantId));
    const facts: Fact[] = decideFacts(usable, { url: this.#url, readAt: this.#readAt, language });
    for (const fact of facts) this.#tell(`fact ${fact.id}`, { type: "fact", fact });
  }

  #tellPictures(): void {
    for (const address of this.#meta.pictures) this.#pictures.name({ address, from: "open-graph" });
    const name = this.#heading ? shownText(this.#heading.text) : null;
    for (const picture of this.#pictures.ranked(name))
      this.#tell(`picture ${picture.url}`, { type: "picture", picture });
  }

  #tellBrand(): void {
    const styles = readStyles(this.#css);
    const organization = joinItems([...this.#items, ...this.#microdata.tops]).things.find(({ types }) =>
      types.some((type) => /^(?:Organization|Brand|OnlineStore|LocalBusiness)$/.test(type)),
    );
    const brand = this.#meta.brand(organization ?? null, this.#pictures.ranked(null), styles);
    if (brand.name || brand.logos.length > 0 || brand.colors.length > 0 || brand.families.length > 0)
      this.#tell("brand", { type: "brand", brand });
  }

  /** What was told already is not told again. */
  #tell(key: string, event: SourceEvent): void {
    const written = JSON.stringify(event);
    if (this.#told.get(key) === written) return;
    this.#told.set(key, written);
    this.#emit(event);
  }
}

const buyWords =
  /^(?:add to (?:cart|bag|basket|trolley)|buy(?: it)? now|buy|order now|pre-?order|book(?: now)?|get tickets|in den warenkorb|in den einkaufswagen|jetzt kaufen|jetzt bestellen|jetzt buchen|ajouter au panier|acheter|commander|réserver|añadir (?:al carrito|a la cesta)|agregar al carrito|comprar(?: ahora| agora)?|adicionar ao carrinho|adicionar à sacola|aggiungi al carrello|acquista(?: ora)?|in winkelwagen|in winkelmand|toevoegen aan winkelwagen|bestellen|kopen|dodaj do koszyka|do koszyka|kup teraz|lägg i varukorg(?:en)?|köp|læg i kurv|tilføj til kurv|køb|legg i handlekurv|kjøp|lisää ostoskoriin|osta|přidat do košíku|do košíku|koupit|sepete ekle|satın al|в корзину|добавить в корзину|купить|до кошика|купити|カートに(?:入れる|追加)(?:する)?|購入する|今すぐ買う|加入购物车|加入購物車|立即购买|장바구니(?:에 담기)?|구매하기|바로구매|أضف إلى (?:السلة|العربة)|اشتر الآن|कार्ट में (?:डालें|जोड़ें)|अभी खरीदें|kosárba|adaugă în coș|προσθήκη στο καλάθι|στο καλάθι|הוסף לסל|הוספה לסל|thêm vào giỏ(?: hàng)?|mua ngay|เพิ่มลงตะกร้า|หยิบใส่ตะกร้า|tambah ke (?:keranjang|troli)|dodaj u košaricu|kupi|pridať do košíka|do košíka|kúpiť|добави в количката|купи|v košarico|į krepšelį|pirkti|lisa ostukorvi|予約する|申し込む|お申し込み|立即预订|預約|예약하기|beli sekarang)/iu;

function isBuyButton({ tag, text, isLink }: Block): boolean {
  return (
    (tag === "button" || isLink || tag === "div" || tag === "form") &&
    text.length < 60 &&
    buyWords.test(shownText(text))
  );
}

/** The currency that the data of a page name, where they name one. */
function currencyOfItems(items: readonly Item[]): string | null {
  const codes = new Set<string>();
  let left = 3000;
  const visit = (item: Item, depth: number) => {
    if (--left < 0 || depth > 12) return;
    for (const [name, values] of item.properties) {
      for (const value of values) {
        if ("properties" in value) visit(value, depth + 1);
        else if (name === "priceCurrency" && /^[A-Z]{3}$/.test(value.text.trim()))
          codes.add(value.text.trim());
      }
    }
  };
  for (const item of items) visit(item, 0);
  const [code] = codes;
  return codes.size === 1 && code ? code : null;
}

/** Products of shop systems in a script's data: the data themselves, or what they hold as their product. */
function shopProductsIn(data: PageData["data"], place: string, page: PageContext): Thing[] {
  const own = readShopProduct(data, place, page);
  if (own) return [own];
  if (typeof data !== "object" || data === null || Array.isArray(data)) return [];
  const inner = data.product ?? data.productJson;
  const thing = inner === undefined ? null : readShopProduct(inner, `${place}.product`, page);
  return thing ? [thing] : [];
}

/** Things of one name in a framework's data: where they disagree on a price, none of their prices is read. */
function oneOf(things: Thing[]): Thing[] {
  const prices = new Set(
    things.flatMap(({ candidates }) =>
      candidates.flatMap(({ kind, readings: [first] }) => (kind === "price" ? JSON.stringify(first) : [])),
    ),
  );
  if (prices.size <= 1) return things.slice(0, 3);
  return things.slice(0, 3).map((thing) => ({
    ...thing,
    candidates: thing.candidates.filter(({ kind }) => kind !== "price" && kind !== "list-price"),
  }));
}

/** The variants of a thing as its best description lists them. */
function variantsOf(things: readonly Thing[]): SourceVariant[] {
  const [best] = things
    .filter(({ variants }) => variants.length > 1)
    .toSorted((one, other) => other.variants.length - one.variants.length);
  return best ? best.variants.slice(0, 250) : [];
}
