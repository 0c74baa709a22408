import { plainText } from "./decode-entities";
import type { ItemGraph } from "./item-graph";
import type { PageContext } from "./page-context";
import { readCommon } from "./read-common";
import {
  readBook,
  readCourse,
  readEvent,
  readHome,
  readJob,
  readPlace,
  readRecipe,
  readSoftware,
} from "./read-other-things";
import { readProduct } from "./read-product";
import { hasType, type Item, itemsOf, textOf } from "./schema-item";
import { readerOf, type Thing, type ThingKind } from "./thing";

const kinds: readonly (readonly [ThingKind, RegExp])[] = [
  [
    "product",
    /^(?:Product|ProductGroup|ProductModel|IndividualProduct|SomeProducts|Vehicle|Car|Motorcycle|Book|Service|Offer(?:Catalog)?|MenuItem|Trip|TouristTrip)$/,
  ],
  ["software", /^(?:SoftwareApplication|MobileApplication|WebApplication|VideoGame)$/],
  ["course", /^(?:Course|CourseInstance)$/],
  ["event", /(?:Event|Festival)$/],
  ["recipe", /^Recipe$/],
  ["job", /^JobPosting$/],
  [
    "home",
    /^(?:RealEstateListing|Residence|House|Apartment|ApartmentComplex|SingleFamilyResidence|Accommodation|Suite|HotelRoom)$/,
  ],
  ["article", /^(?:Article|NewsArticle|BlogPosting|TechArticle|Report)$/],
  [
    "organization",
    /^(?:Organization|Corporation|Brand|OnlineStore|OnlineBusiness|EducationalOrganization|NGO|CollegeOrUniversity|School|SportsTeam|NewsMediaOrganization)$/,
  ],
  [
    "place",
    /^(?:LocalBusiness|Place|Store|.+Store|Restaurant|Hotel|Bakery|CafeOrCoffeeShop|BarOrPub|Dentist|Physician|MedicalClinic|MedicalBusiness|BeautySalon|HairSalon|HealthClub|ExerciseGym|DaySpa|Florist|AutoRepair|LodgingBusiness|BedAndBreakfast|Museum|TouristAttraction|LegalService|FoodEstablishment|HomeAndConstructionBusiness|Plumber|Electrician|ProfessionalService|FinancialService|RealEstateAgent|TravelAgency|VeterinaryCare|Pharmacy|Library|Winery|Brewery|SportsActivityLocation|ChildCare|Electrician|Locksmith|AutoDealer|Campground|Park|Zoo|Church)$/,
  ],
];

/** The kind of a thing by its types; null for things no page is about, as a list or a search box. */
export function kindOfItem(item: Item): ThingKind | null {
  const known = kinds.find(([, pattern]) => hasType(item, pattern))?.[0];
  if (known) return known;
  return item.properties.has("openingHours") || item.properties.has("openingHoursSpecification")
    ? "place"
    : null;
}

/** All that one thing of a page's data says of itself; null for a thing no page is about. */
export function readThing(item: Item, graph: ItemGraph, page: PageContext): Thing | null {
  const kind = kindOfItem(item);
  if (!kind) return null;
  const name = textOf(item, "name", "headline", "title");
  const thing: Thing = {
    kind,
    method: item.method,
    name: name && (plainText(name.text).slice(0, 400) || null),
    url:
      textOf(item, "url")?.text ??
      textOf(item, "mainEntityOfPage")?.text ??
      (item.id && /^https?:/.test(item.id) ? item.id.replace(/#.*$/, "") : null),
    sku: textOf(item, "sku")?.text ?? null,
    isMain: item.properties.has("mainEntityOfPage") || itemsOf(item, "mainEntityOfPage").length > 0,
    candidates: [],
    variants: [],
    pictures: [],
    logos: [],
  };
  const reader = readerOf(thing, page.language);
  readCommon(item, graph, reader);
  if (
    kind === "product" ||
    kind === "software" ||
    kind === "course" ||
    kind === "event" ||
    kind === "home" ||
    kind === "recipe"
  ) {
    readProduct(item, graph, page, reader);
  }
  if (hasType(item, /^Book$/)) readBook(item, graph, reader);
  if (kind === "event") readEvent(item, graph, reader);
  if (kind === "course") readCourse(item, graph, reader);
  if (kind === "recipe") readRecipe(item, graph, reader);
  if (kind === "job") readJob(item, graph, page, reader);
  if (kind === "home") readHome(item, graph, reader);
  if (kind === "software") readSoftware(item, reader);
  if (kind === "place" || kind === "organization") readPlace(item, graph, reader);
  return thing;
}
