/** Why staff cannot give to their own account or bound it: on the page, and where it is asked for all the same. */
export const ownAccountWords = "This is an account of your own. Ask a colleague to change it.";
