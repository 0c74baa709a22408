/** How many images a request asks for where nobody chose a number. */
export const usualImageCount = 4;
