import { enumeration, type MessageSchema, message, messageOf, oneOf, repeated } from "./wire-schema";

/** Documents, values and writes (google/firestore/v1/{document,write,common}.proto). */

const LAT_LNG = messageOf("google.type.LatLng", { latitude: "double", longitude: "double" });

export const VALUE: MessageSchema = message(
  "Value",
  oneOf("value_type", {
    nullValue: "null",
    booleanValue: "bool",
    integerValue: "int64",
    doubleValue: "double",
    timestampValue: "timestamp",
    stringValue: "string",
    bytesValue: "bytes",
    referenceValue: "string",
    geoPointValue: { message: () => LAT_LNG },
    arrayValue: { message: () => ARRAY_VALUE },
    mapValue: { message: () => MAP_VALUE },
  }),
);

const ARRAY_VALUE = message("ArrayValue", { values: repeated({ message: () => VALUE }) });
const MAP_VALUE = message("MapValue", { fields: { mapOf: () => VALUE } });

/** Times are written by the server alone: what a client sends there is not read. */
export const DOCUMENT = message("Document", {
  name: "string",
  fields: { mapOf: () => VALUE },
  createTime: "timestamp",
  updateTime: "timestamp",
});

export const DOCUMENT_MASK = message("DocumentMask", { fieldPaths: repeated("string") });

export const PRECONDITION = message(
  "Precondition",
  oneOf("condition_type", { exists: "bool", updateTime: "timestamp" }),
);

const SERVER_VALUE = enumeration("DocumentTransform.FieldTransform.ServerValue", [
  "SERVER_VALUE_UNSPECIFIED",
  "REQUEST_TIME",
]);

const FIELD_TRANSFORM = message("DocumentTransform.FieldTransform", {
  fieldPath: "string",
  ...oneOf("transform_type", {
    setToServerValue: { enum: SERVER_VALUE },
    increment: { message: () => VALUE },
    maximum: { message: () => VALUE },
    minimum: { message: () => VALUE },
    appendMissingElements: { message: () => ARRAY_VALUE },
    removeAllFromArray: { message: () => ARRAY_VALUE },
  }),
});

const DOCUMENT_TRANSFORM = message("DocumentTransform", {
  document: "string",
  fieldTransforms: repeated({ message: () => FIELD_TRANSFORM }),
});

export const WRITE = message("Write", {
  ...oneOf("operation", {
    update: { message: () => DOCUMENT },
    delete: "string",
    verify: "string",
    transform: { message: () => DOCUMENT_TRANSFORM },
  }),
  updateMask: { message: () => DOCUMENT_MASK },
  updateTransforms: repeated({ message: () => FIELD_TRANSFORM }),
  currentDocument: { message: () => PRECONDITION },
});
