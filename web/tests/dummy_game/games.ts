// The registry of a client that knows the dummy game besides the others: the build of its test takes this one.
export * from "../../src/games";
export { default as dice } from ".";
