/** Studio-range BT.709: what players assume of video, and what the kernels compute. */
export const bt709Limited: VideoColorSpaceInit = {
  primaries: "bt709",
  transfer: "bt709",
  matrix: "bt709",
  fullRange: false,
};
