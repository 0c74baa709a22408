import { href } from "react-router";

/** The page of an image in the older set. */
export const olderImageAddress = (id: string) => href("/image-gen/v1/:id", { id });

/** Where an image is edited in the older set. */
export const olderEditAddress = (id: string) =>
  `${href("/image-gen/v1/edit")}?image=${encodeURIComponent(id)}`;

/** Where everything that made an image stands ready to be asked for once more. */
export const olderRecallAddress = (id: string) =>
  `${href("/image-gen/v1/create")}?from=${encodeURIComponent(id)}`;
