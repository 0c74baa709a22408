import type { Methods, NamespaceFunctions } from "./methods";
import { refuse } from "./rules-error";
import { isNumeric, RulesLatLng, type RulesValue } from "./values";

/** Mean radius of the earth, which Google's `latlng.distance` uses. */
const EARTH_RADIUS_METRES = 6_371_010;

/** https://firebase.google.com/docs/reference/rules/rules.LatLng */
export const LATLNG_METHODS: Methods<RulesLatLng> = {
  latitude: (self) => self.latitude,
  longitude: (self) => self.longitude,
  /** In metres. */
  distance: (self, other) =>
    other instanceof RulesLatLng ? haversineMetres(self, other) : refuse("not a latlng"),
};

export const LATLNG_FUNCTIONS: NamespaceFunctions = {
  value: (latitude, longitude) => new RulesLatLng(degrees(latitude, 90), degrees(longitude, 180)),
};

function degrees(value: RulesValue | undefined, most: number): number {
  const number = isNumeric(value) ? Number(value) : refuse("not a number");
  return Math.abs(number) <= most ? number : refuse("no such angle");
}

/** Great-circle distance, https://en.wikipedia.org/wiki/Haversine_formula. */
function haversineMetres(from: RulesLatLng, to: RulesLatLng): number {
  const radians = Math.PI / 180;
  const latitudeHalf = Math.sin(((to.latitude - from.latitude) * radians) / 2);
  const longitudeHalf = Math.sin(((to.longitude - from.longitude) * radians) / 2);
  const chord =
    latitudeHalf ** 2 +
    Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * longitudeHalf ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(chord));
}
