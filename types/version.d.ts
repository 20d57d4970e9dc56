/** The package's version, which the build fills in. */
declare const VERSION: string;
