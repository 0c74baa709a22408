/** Why a state folder cannot be used now, in words for whoever started the server. */
export class StateError extends Error {
  /**
   * @param {"STATE_IN_USE" | "STATE_DAMAGED" | "STATE_UNUSABLE"} code
   * @param {string} message what is wrong and what to do about it
   */
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/** What to do about a damaged file; nothing is deleted or written over unasked. */
export function waysOut(stateFolder) {
  const reset = stateFolder === ".vitrine" ? "npm run reset" : `VITRINE_STATE=${stateFolder} npm run reset`;
  return `Nothing was changed. Restore ${stateFolder} from a copy, or begin again with nothing: ${reset}`;
}
