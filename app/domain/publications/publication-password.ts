/** Of a new password of a link, in characters; shorter ones of before go on working. */
export const shortestPassword = 8;
export const longestPassword = 200;
