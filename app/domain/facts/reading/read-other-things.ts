import { plainText } from "./decode-entities";
import type { ItemGraph } from "./item-graph";
import type { PageContext } from "./page-context";
import { readDataPrice } from "./read-money";
import { allOf, type Item, type ItemText, isItem, itemsOf, textOf } from "./schema-item";
import type { ThingReader } from "./thing";

/** When, where and by whom. */
export function readEvent(item: Item, graph: ItemGraph, reader: ThingReader): void {
  reader.date("date", textOf(item, "startDate"), { label: "Starts" });
  reader.date("date", textOf(item, "endDate"), { label: "Ends" });
  readLocation(item, graph, reader);
  for (const name of ["performer", "performers"]) readPeople(item, name, undefined, graph, reader);
  readPeople(item, "organizer", "Organizer", graph, reader);
}

export function readCourse(item: Item, graph: ItemGraph, reader: ThingReader): void {
  readPeople(item, "provider", "Provider", graph, reader);
  readPeople(item, "instructor", undefined, graph, reader);
  reader.duration("duration", textOf(item, "timeRequired", "courseWorkload", "duration"));
  for (const run of itemsOf(item, "hasCourseInstance").map(graph.resolve).slice(0, 1)) {
    reader.date("date", textOf(run, "startDate"), { label: "Starts" });
    reader.date("date", textOf(run, "endDate"), { label: "Ends" });
    reader.duration("duration", textOf(run, "courseWorkload", "duration"));
    readPeople(run, "instructor", undefined, graph, reader);
    readLocation(run, graph, reader);
  }
}

export function readRecipe(item: Item, graph: ItemGraph, reader: ThingReader): void {
  for (const [name, label] of [
    ["totalTime", "Total"],
    ["prepTime", "Preparation"],
    ["cookTime", "Cooking"],
  ] as const) {
    reader.duration("duration", textOf(item, name), { label });
  }
  for (const ingredient of allOf(item, "recipeIngredient", "ingredients").slice(0, 60)) {
    if (!isItem(ingredient)) reader.text("ingredient", ingredient);
  }
  reader.text("feature", textOf(item, "recipeYield"), { label: "Yield" });
  for (const nutrition of itemsOf(item, "nutrition")) {
    reader.text("feature", textOf(nutrition, "calories"), { label: "Calories" });
  }
  readPeople(item, "author", "Author", graph, reader);
}

/** Who wrote a book. */
export function readBook(item: Item, graph: ItemGraph, reader: ThingReader): void {
  readPeople(item, "author", "Author", graph, reader);
}

export function readJob(item: Item, graph: ItemGraph, page: PageContext, reader: ThingReader): void {
  readPeople(item, "hiringOrganization", "Employer", graph, reader);
  readLocation(item, graph, reader, "jobLocation");
  reader.date("date", textOf(item, "datePosted"), { label: "Posted" });
  reader.date("date", textOf(item, "validThrough"), { label: "Apply by" });
  const type = textOf(item, "employmentType");
  if (type) reader.text("feature", type, { label: "Employment type" });
  const [salary] = itemsOf(item, "baseSalary", "estimatedSalary").map(graph.resolve);
  if (!salary) return;
  const currency = textOf(salary, "currency")?.text.trim() ?? null;
  const value = itemsOf(salary, "value").map(graph.resolve)[0] ?? salary;
  const per = (textOf(value, "unitText")?.text ?? "").toLowerCase();
  const suffix = /^(?:hour|day|week|month|year)$/.test(per) ? `, per ${per}` : "";
  const add = (written: ItemText | null, label: string) => {
    if (!written) return;
    const read = readDataPrice(written.text, currency, page);
    const named = `${label}${suffix}`.replace(/^, p/, "P");
    reader.money("salary", { ...read, written }, { label: named || undefined });
  };
  add(textOf(value, "minValue"), "From");
  add(textOf(value, "maxValue"), "To");
  if (!value.properties.has("minValue")) add(textOf(value, "value"), "");
}

export function readHome(item: Item, graph: ItemGraph, reader: ThingReader): void {
  readLocation(item, graph, reader, "address");
  for (const home of [item, ...itemsOf(item, "about", "mainEntity", "itemOffered").map(graph.resolve)]) {
    if (home !== item) readLocation(home, graph, reader, "address");
    for (const size of itemsOf(home, "floorSize").map(graph.resolve)) {
      reader.quantity(
        "dimension",
        textOf(size, "value"),
        textOf(size, "unitCode", "unitText")?.text ?? null,
        { label: "Floor area" },
      );
    }
    for (const [name, label] of [
      ["numberOfRooms", "Rooms"],
      ["numberOfBedrooms", "Bedrooms"],
      ["numberOfBathroomsTotal", "Bathrooms"],
      ["yearBuilt", "Year built"],
    ] as const) {
      const [value] = allOf(home, name);
      if (value) reader.text("feature", isItem(value) ? textOf(value, "value") : value, { label });
    }
  }
  reader.date("date", textOf(item, "datePosted"), { label: "Posted" });
}

export function readSoftware(item: Item, reader: ThingReader): void {
  reader.text("feature", textOf(item, "operatingSystem"), { label: "Operating system" });
  reader.text("feature", textOf(item, "softwareVersion"), { label: "Version" });
  for (const feature of allOf(item, "featureList").slice(0, 30))
    if (!isItem(feature)) reader.text("feature", feature);
}

/** A business or an organization: where it is, when it is open, how it is reached. */
export function readPlace(item: Item, graph: ItemGraph, reader: ThingReader): void {
  readLocation(item, graph, reader, "address");
  for (const name of ["telephone", "email"]) {
    const written = textOf(item, name);
    if (written)
      reader.text(
        "contact",
        { ...written, text: written.text.replace(/^(?:mailto|tel):/, "") },
        { label: name === "email" ? "Email" : "Telephone" },
      );
  }
  for (const point of itemsOf(item, "contactPoint").map(graph.resolve).slice(0, 3)) {
    reader.text("contact", textOf(point, "telephone"), { label: "Telephone" });
    reader.text("contact", textOf(point, "email"), { label: "Email" });
  }
  readHours(item, graph, reader);
  reader.text("feature", textOf(item, "servesCuisine"), { label: "Cuisine" });
  reader.text("feature", textOf(item, "priceRange"), { label: "Price range" });
}

function readHours(item: Item, graph: ItemGraph, reader: ThingReader): void {
  const rows: string[][] = [];
  let first: ItemText | null = null;
  for (const hours of itemsOf(item, "openingHoursSpecification").map(graph.resolve).slice(0, 20)) {
    const opens = textOf(hours, "opens");
    const closes = textOf(hours, "closes");
    const days = allOf(hours, "dayOfWeek").map((day) =>
      (isItem(day) ? (day.id ?? "") : day.text).replace(/^.*[/#]/, ""),
    );
    if (!opens || !closes || days.length === 0) continue;
    first ??= opens;
    for (const day of days) rows.push([day.slice(0, 40), `${opens.text}–${closes.text}`.slice(0, 60)]);
  }
  if (first && rows.length > 0) {
    const cells = [["Day", "Open"], ...rows].slice(0, 40).map((row) => ({ cells: row }));
    reader.add("opening-hours", { type: "table", rows: cells }, first);
    return;
  }
  const written = allOf(item, "openingHours").flatMap((each) => (isItem(each) ? [] : [each]));
  const [one] = written;
  if (one)
    reader.add(
      "opening-hours",
      {
        type: "text",
        text: written
          .map(({ text }) => plainText(text))
          .join("; ")
          .slice(0, 2000),
      },
      one,
    );
}

function readLocation(item: Item, graph: ItemGraph, reader: ThingReader, property = "location"): void {
  for (const value of allOf(item, property).slice(0, 2)) {
    if (!isItem(value)) {
      if (!/^https?:/.test(value.text)) reader.text("place", value);
      return;
    }
    const place = graph.resolve(value);
    const [inner] = itemsOf(place, "address").map(graph.resolve);
    const address = inner ?? place;
    const name = place.types.includes("PostalAddress")
      ? null
      : textOf({ ...place, properties: new Map([["name", place.properties.get("name") ?? []]]) }, "name");
    const whole = inner ? null : textOf(place, "address");
    const parts = [
      name,
      whole,
      ...["streetAddress", "postalCode", "addressLocality", "addressRegion", "addressCountry"].map((part) =>
        textOf(address, part),
      ),
    ].filter((part) => part !== null);
    const [first] = parts;
    if (!first) continue;
    const text = [...new Set(parts.map((part) => plainText(part.text)))]
      .filter(Boolean)
      .join(", ")
      .slice(0, 2000);
    reader.add("place", { type: "text", text }, first);
    return;
  }
}

function readPeople(
  item: Item,
  property: string,
  label: string | undefined,
  graph: ItemGraph,
  reader: ThingReader,
): void {
  for (const value of allOf(item, property).slice(0, 5)) {
    const written = isItem(value) ? textOf(graph.resolve(value), "name") : value;
    if (written && !/^https?:/.test(written.text)) reader.text("person", written, { label });
  }
}
