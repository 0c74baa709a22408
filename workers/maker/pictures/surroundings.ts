export const places = ["hills", "sea", "street", "forest", "desert", "snow"] as const;
export type Place = (typeof places)[number];
export const times = ["dawn", "noon", "dusk", "night"] as const;
export type Time = (typeof times)[number];

/** Where and when a picture is, if it shows that. */
export interface Surroundings {
  place: Place;
  time: Time;
}
