/**
 * Documents as JSON lines. The first line says what the file is; each further one is a document: its path in the
 * database and its fields as Firestore's REST API writes them, so every type is kept. References to the same
 * database are kept relative: in another project they point into that one. Times of creation and change are the
 * server's and are not kept.
 */
const format = "vitrine-firestore";

/** @param {{ project: string, database: string }} from */
export function headerLine({ project, database }) {
  return JSON.stringify({ format, version: 1, project, database });
}

/** @param {string} line */
export function readHeader(line) {
  const header = parseLine(line, 1);
  if (header.format !== format || header.version !== 1) {
    throw new Error('Line 1 does not say what the file is: take one that "firestore export" wrote.');
  }
  return header;
}

/**
 * @param {{ name: string, fields?: object }} document as REST gives it
 * @param {string} root `projects/{p}/databases/{d}/documents`
 */
export function documentLine({ name, fields = {} }, root) {
  const relative = (value) => (value.startsWith(`${root}/`) ? value.slice(root.length + 1) : value);
  return JSON.stringify({ path: relative(name), fields: mapReferences(fields, relative) }, keepMinusZero);
}

/**
 * @param {string} line
 * @param {number} lineNumber counted from 1
 * @param {string} root of the database it goes to
 * @returns {{ name: string, fields: object }}
 */
export function readDocument(line, lineNumber, root) {
  const { path, fields } = parseLine(line, lineNumber);
  const isDocumentPath = typeof path === "string" && path.split("/").length % 2 === 0;
  if (!isDocumentPath || path.split("/").includes("") || typeof fields !== "object" || fields === null) {
    throw new Error(`Line ${lineNumber} is no document: it needs a path of even length and fields.`);
  }
  // There may be a collection "projects" too: a whole name tells its database.
  const isWhole = (value) => /^projects\/[^/]+\/databases\/[^/]+\/documents\/./.test(value);
  const absolute = (value) => (isWhole(value) ? value : `${root}/${value}`);
  return { name: `${root}/${path}`, fields: mapReferences(fields, absolute) };
}

function parseLine(line, lineNumber) {
  try {
    const value = JSON.parse(line);
    if (typeof value === "object" && value !== null) return value;
  } catch {
    // Reported below, together with JSON that is no object.
  }
  throw new Error(`Line ${lineNumber} is not a JSON object.`);
}

/** JSON writes minus zero as zero; as a string Firestore takes it for what it is. */
function keepMinusZero(_key, value) {
  return Object.is(value, -0) ? "-0" : value;
}

function mapReferences(fields, change) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, mapReferencesInValue(value, change)]),
  );
}

function mapReferencesInValue(value, change) {
  if (value.referenceValue !== undefined) return { referenceValue: change(value.referenceValue) };
  if (value.mapValue?.fields) return { mapValue: { fields: mapReferences(value.mapValue.fields, change) } };
  if (value.arrayValue?.values) {
    return {
      arrayValue: { values: value.arrayValue.values.map((each) => mapReferencesInValue(each, change)) },
    };
  }
  return value;
}
