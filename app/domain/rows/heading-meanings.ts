import { foldText } from "~/domain/text/fold-text";

/** What a column is for, as its heading says. */
export type HeadingMeaning = keyof typeof headings;

/**
 * Headings by what they mean: the names of Google's product feeds, of the exports of common shops, and plain words in English, German,
 * French, Spanish, Italian, Portuguese, Dutch, Polish, Swedish, Danish, Turkish, Arabic, Hindi, Japanese and Chinese.
 */
const headings = {
  name: `title, name, product, product name, product title, item name, titel, produkt, produktname, artikel, artikelname, bezeichnung,
    nom, produit, nom du produit, titre, nombre, producto, nombre del producto, título, nome, prodotto, nome prodotto, titolo, produto, nome do produto,
    naam, productnaam, nazwa, nazwa produktu, produkt namn, produktnamn, namn, navn, produktnavn, ad, ürün, ürün adı, isim, الاسم, اسم المنتج, المنتج, नाम,
    उत्पाद, उत्पाद का नाम, 商品名, 名前, 製品名, タイトル, 名称, 名稱, 产品名称, 商品名称, 产品, 标题`,
  headline: `headline, überschrift, schlagzeile, accroche, titular, slogan, titolone, manchete, kop, nagłówek, rubrik, overskrift, başlık, عنوان رئيسي, शीर्षक, 見出し,
    キャッチコピー, 标语`,
  description: `description, body, body html, copy, ad copy, ad text, teaser, tagline, subline, line, werbetext, werbezeile, produkttext, kurztext, anzeigentext, details, text, product description, long description, short description, beschreibung, produktbeschreibung,
    langbeschreibung, descripción, descrizione, descrição, beschrijving, omschrijving, opis, beskrivning, beskrivelse, açıklama, ürün açıklaması, الوصف, وصف,
    विवरण, 説明, 商品説明, 描述, 说明, 商品描述`,
  price: `price, sale price, current price, our price, variant price, unit price, regular price, amount, preis, verkaufspreis, angebotspreis, aktionspreis, vk,
    prix, prix de vente, prix promo, precio, precio de venta, precio oferta, prezzo, prezzo scontato, preço, preço promocional, prijs, verkoopprijs, cena,
    cena promocyjna, pris, försäljningspris, salgspris, fiyat, satış fiyatı, السعر, سعر, مبلغ, कीमत, मूल्य, दाम, 価格, 値段, 販売価格, 价格, 售价, 價格`,
  "list-price": `list price, compare at price, variant compare at price, was price, old price, original price, rrp, msrp, uvp, listenpreis, statt preis, alter preis,
    prix barré, ancien prix, prix conseillé, precio anterior, precio original, precio de lista, prezzo di listino, prezzo originale, preço original, preço antigo,
    adviesprijs, oude prijs, cena regularna, stara cena, ordinarie pris, vejledende pris, liste fiyatı, eski fiyat, السعر القديم, السعر الأصلي, मूल कीमत, एमआरपी, mrp, 定価,
    通常価格, 原价, 市场价`,
  picture: `image link, image, picture, photo, image url, image src, main image, product image, picture url, photo url, variant image, images, bild, foto,
    bildlink, bild url, produktbild, hauptbild, image principale, lien image, url image, imagen, enlace imagen, imagen principal, immagine, link immagine,
    imagem, link da imagem, afbeelding, afbeeldingslink, zdjęcie, obraz, grafika, bildlänk, produktbild url, billede, billedlink, resim, görsel, fotoğraf, صورة,
    الصورة, رابط الصورة, चित्र, तस्वीर, छवि, फोटो, 画像, 写真, 画像url, 商品画像, 图片, 圖片, 照片, 主图, 图片链接`,
  "more-pictures": `additional image link, additional image, additional images, image 2, image 3, image 4, photo 2, photo 3, picture 2, picture 3, bild 2, bild 3,
    weitere bilder, zusatzbild, image supplémentaire, imagen adicional, immagine aggiuntiva, imagem adicional, extra afbeelding, dodatkowe zdjęcie, ek resim,
    画像 2, 追加画像, 附加图片`,
  link: `link, url, product url, product link, page, website, permalink, produktlink, lien, lien produit, enlace, collegamento, productlink, adres, länk,
    bağlantı, رابط, الرابط, लिंक, リンク, 链接, 連結, 网址`,
  sku: `id, sku, variant sku, article number, item number, product id, mpn, handle, artikelnummer, artikelnr, art nr, bestellnummer, produktnummer, référence, réf,
    referencia, ref, código, codice, codice articolo, código do produto, referência, artikelcode, indeks, symbol, kod, numer artykułu, varenummer, stok kodu,
    ürün kodu, رمز المنتج, رقم المنتج, उत्पाद कोड, 品番, 商品コード, 商品番号, 货号, 商品编号, 编号`,
  identifier: `gtin, ean, upc, isbn, barcode, variant barcode, strichcode, code barres, código de barras, codice a barre, streepjescode, kod kreskowy, streckkod,
    stregkode, barkod, الباركود, बारकोड, バーコード, jan, 条码, 条形码`,
  brand: `brand, vendor, manufacturer, make, marke, hersteller, marque, fabricant, marca, fabricante, produttore, merk, fabrikant, marka, producent, varumärke,
    mærke, üretici, العلامة التجارية, الماركة, ब्रांड, ब्रैंड, ブランド, メーカー, 品牌`,
  category: `product type, category, categories, type, google product category, product category, kategorie, warengruppe, catégorie, type de produit,
    categoría, tipo de producto, categoria, tipo di prodotto, categorie, kategoria, kategori, ürün tipi, الفئة, التصنيف, श्रेणी, カテゴリ, カテゴリー, 类别, 分类, 類別`,
  availability: `availability, stock status, in stock, verfügbarkeit, lagerstatus, disponibilité, disponibilidad, disponibilità, disponibilidade,
    beschikbaarheid, dostępność, tillgänglighet, tilgængelighed, stok durumu, التوفر, उपलब्धता, 在庫, 在庫状況, 库存状态, 供货情况`,
  group: `item group id, group, group id, parent sku, parent id, variantengruppe, gruppe, groupe, grupo, gruppo, groep, grupa, grupp, grup, المجموعة, समूह, グループ, 组, 分组`,
  color: `color, colour, farbe, couleur, colore, cor, kleur, kolor, färg, farve, renk, اللون, لون, रंग, 色, カラー, 颜色, 顏色`,
  size: `size, größe, taille, talla, tamaño, taglia, misura, tamanho, maat, rozmiar, storlek, størrelse, beden, boyut, المقاس, الحجم, आकार, साइज़, サイズ, 尺寸, 尺码`,
  material: `material, materials, matière, materiale, materiaal, materiał, malzeme, المادة, सामग्री, 素材, 材質, 材料, 材质`,
  benefit: `benefit, highlight, usp, product highlight, claim, vorteil, nutzen, avantage, beneficio, vantaggio, vantagem, benefício, voordeel, zaleta, fördel, fordel, fayda, ميزة, लाभ, 特長, 卖点`,
  discount: `discount, rabatt, remise, réduction, descuento, sconto, desconto, korting, rabat, zniżka, indirim, خصم, छूट, 割引, 折扣`,
  ends: `sale price effective date, ends, end date, offer end, valid until, expires, deadline, gültig bis, ende, endet, fin, date de fin, valable jusqu au, fecha fin, válido hasta,
    scadenza, data fine, data final, válido até, einddatum, geldig tot, data końca, ważne do, slutdatum, slutdato, bitiş tarihi, تاريخ الانتهاء, अंतिम तिथि, 終了日, 截止日期, 结束日期`,
  language: `language, lang, locale, content language, sprache, langue, idioma, lingua, taal, język, språk, sprog, dil, اللغة, भाषा, 言語, 语言, 語言`,
  format: `format, aspect ratio, ratio, seitenverhältnis, formato, formaat, biçim, التنسيق, प्रारूप, 形式, フォーマット, 格式, 比例`,
  action: `call to action, cta, button, action, aufruf, knopf, bouton, botón, pulsante, botão, knop, przycisk, knapp, düğme, الزر, बटन, ボタン, 按钮`,
  "file-name": `file name, filename, file, dateiname, datei, nom du fichier, fichier, nombre de archivo, archivo, nome file, nome do arquivo, bestandsnaam, nazwa pliku,
    filnamn, filnavn, dosya adı, اسم الملف, फ़ाइल नाम, ファイル名, 文件名`,
  wanted: `make, include, active, publish, published, aktiv, aktief, actif, activo, attivo, ativo, aktywny, wanted, use`,
  accent: `accent, accent color, brand color, accent colour, akzentfarbe, markenfarbe, couleur d accent, color de acento, colore principale, cor de destaque, accentkleur`,
} as const satisfies Record<string, string>;

let byHeading: ReadonlyMap<string, HeadingMeaning> | null = null;

/** What a heading means, whatever its case, accents, marks and "g:"; null where it is no common one. */
export function meaningOfHeading(heading: string): HeadingMeaning | null {
  byHeading ??= new Map(
    (Object.entries(headings) as [HeadingMeaning, string][])
      .toReversed()
      .flatMap(([meaning, names]) => names.split(",").map((name) => [headingKey(name), meaning] as const)),
  );
  const whole = byHeading.get(headingKey(heading));
  if (whole || !heading.includes(".")) return whole ?? null;
  // A field within another, as in JSON: "variants.sku" is a SKU, "brand.name" a brand.
  const [last = "", outer = ""] = heading.split(".").reverse();
  return byHeading.get(headingKey(innerNames.test(headingKey(last)) ? outer : last)) ?? null;
}

/** Names of fields that say nothing without what they are of. */
const innerNames = /^(?:name|title|text|value|amount|id|url|src|href|type|label|link)$/u;

/** The same for headings that differ in case, accents, marks and spaces alone: "g:Image_Link" and "image link". */
export function headingKey(heading: string): string {
  return foldText(heading.replace(/^g:/iu, "").replace(/([\p{Ll}\d])(\p{Lu})/gu, "$1 $2"))
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
